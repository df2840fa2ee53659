/** Where authors' files are, and what each one is. Names are paths from the project's folder, with `/`. */

export const NOTES = 'docs/frontend-roadmap';
const START_PAGE = `${NOTES}/start-page`;

/** The start page's URL, below the base path. */
export const START_PAGE_PATH = `/${START_PAGE}`;

/**
 * `start` is the start page, which has other parts than a note; `page` is markdown in src/pages; a
 * `partial` is imported by others; `other` is markdown anywhere else.
 */
export type Kind = 'note' | 'start' | 'post' | 'page' | 'partial' | 'other';

const FOLDERS = {note: NOTES, post: 'blog', page: 'src/pages'} as const;

/** Whether Docusaurus makes no page from a file, or from anything in its folder: other files import it. */
export const isPartial = (name: string): boolean => /(?:^|\/)_/.test(name);

export function kindOf(name: string): Kind {
  if (isPartial(name)) {
    return 'partial';
  }
  const kinds = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
  const kind = kinds.find((each) => name.startsWith(`${FOLDERS[each]}/`));
  return name === `${START_PAGE}.mdx` ? 'start' : (kind ?? 'other');
}
