import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The terms of the notes, as authors write them. */
export const GLOSSARY = 'src/notes/glossary.md';

export type GlossaryTerm = {
  /** What a note writes: `<Term id="rrset">`. */
  id: string;
  term: string;
  definition: string;
  /** The document that decides what the word means. */
  source: {label: string; url: string};
};

const ENTRY =
  /^## (?<term>.+) \{#(?<id>[\w-]+)\}\n\n(?<definition>.+)\n\n\[(?<label>.+)\]\((?<url>\S+)\)$/;

/**
 * Reads the glossary as it is saved now.
 *
 * @throws Error where an entry is not written as the others are; its line is named
 */
export function readGlossary(): GlossaryTerm[] {
  const text = readFileSync(path.join(__dirname, 'glossary.md'), 'utf8').replaceAll('\r', '');
  let line = 1;
  return text.split(/^(?=## )/m).flatMap((entry, index) => {
    const {term, id, definition, label, url} = ENTRY.exec(entry.trim())?.groups ?? {};
    if (index > 0 && !url) {
      throw new Error(
        `${GLOSSARY}:${line}: this entry can't be read; write "## term {#id}", a sentence and [the source](https://…), each a paragraph.`,
      );
    }
    line += entry.split('\n').length - 1;
    return url ? {id: id!, term: term!, definition: definition!, source: {label: label!, url}} : [];
  });
}
