/**
 * Where authors' files are, and what kind each one is. File names are root-relative paths, with slashes.
 */

export const NOTES = 'docs/frontend-roadmap';
const START_PAGE = `${NOTES}/start-page`;

/** The start page's URL, relative to the base path. */
export const START_PAGE_PATH = `/${START_PAGE}`;

/**
 * `start` is the start page, which is structured differently from a note; `page` is Markdown in src/pages;
 * `partial` is Markdown that other files import; `other` is Markdown anywhere else.
 */
export type Kind = 'note' | 'start' | 'post' | 'page' | 'partial' | 'other';

const FOLDERS = {note: NOTES, post: 'blog', page: 'src/pages'} as const;

/**
 * Whether the name of a file, or of a folder it's in, starts with `_`. Docusaurus makes no pages from such
 * files; other files import them.
 */
export const isPartial = (name: string): boolean => /(?:^|\/)_/.test(name);

export function kindOf(name: string): Kind {
  if (isPartial(name)) {
    return 'partial';
  }
  const kinds = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
  const kind = kinds.find((each) => name.startsWith(`${FOLDERS[each]}/`));
  return name === `${START_PAGE}.mdx` ? 'start' : (kind ?? 'other');
}
