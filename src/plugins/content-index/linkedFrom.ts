import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {IndexLink} from './types';

export type LinkingNote = {
  title: string;
  permalink: string;
  /** Path of its file from the site's folder, with `/`. */
  source: string;
  /** The files that it links, as it writes them. */
  files: ReadonlySet<string>;
};

/**
 * @param source Path of a note's file from the site's folder, with `/`.
 * @returns the file, among those of the content-index plugin, with the notes that link to it
 */
export const linkedFromFile = (source: string) => `linked-from/${source}.json`;

/**
 * @param siteDir The folder of docusaurus.config.ts.
 * @param note A note's file.
 * @returns the path of the file with the notes that link to it, an `IndexLink[]`, which a build or the
 *   development server has written before it makes any page
 */
export function findLinkedFromFile(siteDir: string, note: string): string {
  const source = path.relative(siteDir, note).replaceAll(path.sep, '/');
  const folder = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'content-index', 'default');
  return path.join(folder, linkedFromFile(source));
}

/**
 * @param notes In the map's order.
 * @returns by the path of a note's file, the notes that link to it, in the same order
 */
export function findLinkedFrom(notes: readonly LinkingNote[]): Map<string, IndexLink[]> {
  const linkedFrom = new Map<string, IndexLink[]>();
  for (const {title, permalink, source, files} of notes) {
    const targets = [...files].map((file) => path.posix.join(path.posix.dirname(source), file));
    for (const target of new Set(targets)) {
      if (target !== source) {
        linkedFrom.set(target, [...(linkedFrom.get(target) ?? []), {title, to: permalink}]);
      }
    }
  }
  return linkedFrom;
}
