import path from 'node:path';
import type {IndexLink} from './types';

export type LinkingNote = {
  /** Path of its file from the site's folder, with `/`. */
  source: string;
  link: IndexLink;
  /** The files that it links, as it writes them. */
  files: ReadonlySet<string>;
};

/**
 * @param source Path of a note's file from the site's folder, with `/`.
 * @returns the file, among those of the content-index plugin, with the notes that link to it
 */
export const linkedFromFile = (source: string) => `linked-from/${source}.json`;

/**
 * @param notes In the map's order.
 * @returns by the path of a note's file, the notes that link to it, in the same order
 */
export function findLinkedFrom(notes: readonly LinkingNote[]): Map<string, IndexLink[]> {
  const linkedFrom = new Map<string, IndexLink[]>();
  for (const {source, link, files} of notes) {
    const targets = [...files].map((file) => path.posix.join(path.posix.dirname(source), file));
    for (const target of new Set(targets)) {
      if (target !== source) {
        linkedFrom.set(target, [...(linkedFrom.get(target) ?? []), link]);
      }
    }
  }
  return linkedFrom;
}
