import {createExcerpt, createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

/** A heading as a link needs it; `text` is as it was written. */
export type NoteHeading = {level: number; id: string; text: string};

/** What a note's markdown says about its parts. */
export type NoteParts = {
  headings: NoteHeading[];
  /** By the id of a term: the heading above its first use; none where that is the note's opening. */
  terms: Map<string, NoteHeading | undefined>;
  /** The folds in Troubleshooting; `summary` is as it was written. */
  symptoms: {id: string; summary: string}[];
};

/** Code and comments, which hold neither headings nor terms. */
const VERBATIM = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm;
const HEADING_OR_TERM =
  /^(?<marks>#{2,6}) +(?<heading>.+?)(?: +#+)? *$|<Term\s+id="(?<term>[^"]+)"/gm;
const SYMPTOM = /^<details id="(?<id>[^"]+)">\s*<summary>(?<summary>[^]+?)<\/summary>/gm;
const MARKUP = /[`*_[\\<&{]/;

/** Most headings have no markup. */
const toText = (line: string) => (MARKUP.test(line) ? (createExcerpt(line) ?? line) : line);

/**
 * Finds a note's headings, terms and symptoms without parsing all of its markdown, which the bundler does later.
 * Ids are made as Docusaurus makes them; if one were not, the build would stop at a broken anchor.
 *
 * @param markdown With or without its front matter.
 */
export function readNote(markdown: string): NoteParts {
  const slugger = createSlugger();
  const headings: NoteHeading[] = [];
  const terms: NoteParts['terms'] = new Map();
  const text = markdown.replace(VERBATIM, '');
  for (const {groups} of text.matchAll(HEADING_OR_TERM)) {
    const {marks, heading, term} = groups!;
    if (marks && heading) {
      const written = parseMarkdownHeadingId(heading);
      const title = toText(written.text);
      headings.push({level: marks.length, id: written.id ?? slugger.slug(title), text: title});
    } else if (term && !terms.has(term)) {
      terms.set(term, headings.at(-1));
    }
  }
  const symptoms = [...text.matchAll(SYMPTOM)].map(({groups}) => ({
    id: groups!.id!,
    summary: groups!.summary!.trim(),
  }));
  return {headings, terms, symptoms};
}
