import {lines} from '../../src/notes/roadmap';

export type OrderedNote = {
  /** Relative to the base path. */
  route: string;
  /** The folder of the note's line on the map. */
  line: string;
  title: string;
};

/**
 * The notes in the content folder, so that a new one needs no change to a test.
 *
 * @returns In the sidebar's order: line by line, each line by `sidebar_position`.
 */
export async function readNotes(): Promise<OrderedNote[]> {
  // Playwright compiles tests to CommonJS, which can only load an ES module like this.
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
