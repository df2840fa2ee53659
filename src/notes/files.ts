/** Where the files of authors stand, and which is what. Names are paths from the project's folder, with `/`. */

const NOTES = 'docs/frontend-roadmap';
const START_PAGE = `${NOTES}/start-page.mdx`;

/**
 * `start` is the start page, which has other parts than a note; `page` is markdown in src/pages; a
 * `partial` is imported by others; `other` is markdown anywhere else.
 */
export type Kind = 'note' | 'start' | 'post' | 'page' | 'partial' | 'other';

const FOLDERS = {note: NOTES, post: 'blog', page: 'src/pages'} as const;

/** Whether Docusaurus makes no page of a file, or of all in its folder, so that others can import it. */
export const isPartial = (name: string): boolean => /(?:^|\/)_/.test(name);

export function kindOf(name: string): Kind {
  if (isPartial(name)) {
    return 'partial';
  }
  const kinds = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];
  const kind = kinds.find((each) => name.startsWith(`${FOLDERS[each]}/`));
  return name === START_PAGE ? 'start' : (kind ?? 'other');
}
