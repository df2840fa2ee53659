import {lines} from '../../src/notes/roadmap';

export type OrderedNote = {
  /** From the base path. */
  route: string;
  /** The folder of its line of the map. */
  line: string;
  title: string;
};

/**
 * The notes in the content folder, so that a new one changes no test.
 *
 * @returns In the sidebar's order: line after line, each by the notes' `sidebar_position`.
 */
export async function readNotes(): Promise<OrderedNote[]> {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {listNotes, readFrontMatter} = await import('../../scripts/lib/content.mjs');
  const notes = await Promise.all(
    (await listNotes()).map(async ({file, line, route}) => {
      const {title, sidebar_position: position} = await readFrontMatter(file);
      return {line, route, title: String(title), position: Number(position)};
    }),
  );
  return lines.flatMap(({folder}) =>
    notes
      .filter(({line}) => line === folder)
      .sort((a, b) => a.position - b.position)
      .map(({line, route, title}) => ({line, route, title})),
  );
}
