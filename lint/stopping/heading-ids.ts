import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {ALL, rule} from '../rule';
import {textOf} from '../text';

const idOf = (heading: Heading) => (heading.data as {id?: string} | undefined)?.id ?? '';

const lineOf = (heading: Heading) => heading.position?.start.line;

/**
 * Each heading has an id of its own, and no two below the same heading have the same words. Docusaurus
 * numbers the ids that it makes of words; those that an author writes it takes as they are.
 */
export default rule('heading-ids', ALL, (tree, file) => {
  const byId = new Map<string, Heading>();
  /** By level, those below the same heading by their words. */
  const byWords: Map<string, Heading>[] = [];
  visit(tree, 'heading', (heading) => {
    const id = idOf(heading);
    const sameId = byId.get(id);
    if (sameId) {
      file.message(
        `the id "${id}" is that of the heading in line ${lineOf(sameId)} too, so a link leads to one of them alone. Give this one another: {#other-id}.`,
        heading,
      );
    }
    byId.set(id, sameId ?? heading);

    byWords.length = heading.depth + 1;
    const ofLevel = (byWords[heading.depth] ??= new Map());
    const words = textOf(heading);
    const sameWords = ofLevel.get(words);
    if (sameWords && /^-\d+$/.test(id.slice(idOf(sameWords).length))) {
      file.message(
        `the heading "${words}" stands in line ${lineOf(sameWords)} too, below the same heading. Say in each what sets it apart, or give this one an id of its own: {#other-id}.`,
        heading,
      );
    }
    ofLevel.set(words, sameWords ?? heading);
  });
});
