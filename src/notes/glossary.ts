import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The notes' terms, as authors write them. */
export const GLOSSARY = 'src/notes/glossary.md';

export type GlossaryTerm = {
  /** As used in a note: `<Term id="rrset">`. */
  id: string;
  term: string;
  definition: string;
  /** The document that defines the word. */
  source: {label: string; url: string};
};

const ENTRY =
  /^## (?<term>.+) \{#(?<id>[\w-]+)\}\n\n(?<definition>.+)\n\n\[(?<label>.+)\]\((?<url>\S+)\)$/;

/**
 * Reads the glossary's current contents.
 *
 * @throws Error with the line of a malformed entry
 */
export function readGlossary(): GlossaryTerm[] {
  const text = readFileSync(path.join(__dirname, 'glossary.md'), 'utf8').replaceAll('\r', '');
  let line = 1;
  return text.split(/^(?=## )/m).flatMap((entry, index) => {
    const {term, id, definition, label, url} = ENTRY.exec(entry.trim())?.groups ?? {};
    if (index > 0 && !url) {
      throw new Error(
        `${GLOSSARY}:${line}: can't read this entry; write "## term {#id}", a sentence and [the source](https://…), each in its own paragraph.`,
      );
    }
    line += entry.split('\n').length - 1;
    return url ? {id: id!, term: term!, definition: definition!, source: {label: label!, url}} : [];
  });
}
