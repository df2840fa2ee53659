// @ts-check
/** The pages that are measured. Addresses are relative to the base path. */
import {listNotes} from './content.mjs';

const NOTES_PATH = 'docs/frontend-roadmap/';

/** The note that stands for all in tables, and the one whose link in the sidebar is clicked. */
export const NOTE = `${NOTES_PATH}Internet/0-2-What-is-http`;
export const NEXT_NOTE = `${NOTES_PATH}Internet/0-3-Why-Http3`;

/** The notes that are written. */
export const NOTES = (await listNotes()).map(({route}) => route);

/**
 * One page of each kind. The not-found page is none of them: it is answered with 404, which
 * Lighthouse refuses to measure.
 *
 * @type {Record<string, string>}
 */
export const KINDS = {
  home: '',
  'start page': `${NOTES_PATH}start-page`,
  note: NOTE,
  'docs index': 'docs',
  'blog list': 'blog',
  post: 'blog/welcome',
  archive: 'blog/archive',
  tags: 'blog/tags',
  tag: 'blog/tags/hello',
  'markdown page': 'markdown-page',
};
