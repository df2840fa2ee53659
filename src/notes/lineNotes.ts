import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDraft, isUnlisted} from '@docusaurus/utils';

const NOTES = path.join(__dirname, '../../docs/frontend-roadmap');

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---/;

/** A key of the front matter that is true, read without a parser: the sidebar can't wait for one. */
function has(markdown: string, key: 'draft' | 'unlisted'): boolean {
  const frontMatter = FRONT_MATTER.exec(markdown)?.[0] ?? '';
  return new RegExp(`^${key}:\\s*(['"]?)true\\1\\s*(?:#.*)?$`, 'm').test(frontMatter);
}

/**
 * The notes of a line's folder as this build has them: a production build has no drafts, and
 * `npm start` has and lists all.
 *
 * @param folder Of the line, below docs/frontend-roadmap; it may not be there yet.
 */
export function readLineNotes(folder: string): {isListed: boolean}[] {
  const directory = path.join(NOTES, folder);
  return (existsSync(directory) ? readdirSync(directory) : [])
    .filter((file) => /^[^_].*\.mdx?$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(directory, file), 'utf8');
      return {draft: has(text, 'draft'), unlisted: has(text, 'unlisted')};
    })
    .filter((frontMatter) => !isDraft({frontMatter}))
    .map((frontMatter) => ({isListed: !isUnlisted({frontMatter})}));
}
