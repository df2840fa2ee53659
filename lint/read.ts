/** Has remark read markdown as Docusaurus does. */
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {boxes} from '../src/notes/boxes';
import {readFrontMatter, type FrontMatterError} from '../src/notes/frontMatter';
import {atLine, nameOf} from '../src/notes/project';

/** What an author meant where MDX stops. */
function findCure(reason: string): string {
  if (/expression|acorn/.test(reason)) {
    return 'Write \\{ for a brace that is text, or put the code in backticks; else mend the JavaScript.';
  }
  return /closing|end-tag|end of file/.test(reason)
    ? 'Close each tag, in the paragraph, list or box in which it was opened.'
    : 'Write \\< or &lt; for a sign that is text, or put the code in backticks.';
}

/** A plugin that has remark read a file as Docusaurus does, and write it as it was. */
export function asDocusaurus(this: Processor) {
  const parse = this.parser!;
  // Front matter is read first, which takes a promise.
  this.parser = () => ({type: 'root', children: []}) as Root;
  this.compiler = (_, file) => String(file.data.written ?? file);
  return async (_: Root, file: VFile) => {
    const written = String(file);
    const frontMatter = await readFrontMatter(nameOf(file), written).catch(
      ({message, line}: FrontMatterError) =>
        file.fail(message, {place: atLine(file, line), source: 'site', ruleId: 'front-matter'}),
    );
    Object.assign(file.data, {frontMatter, written});
    // As Docusaurus does; rules find the text of a node by its place.
    file.value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(written), boxes);
    try {
      return parse(file.value, file) as Root;
    } catch (error) {
      const {message, reason = message, place} = error as Error & {reason?: string; place?: never};
      // Of a tag without its end, where it begins.
      const begun = /\((\d+):\d+-/.exec(reason)?.[1];
      return file.fail(`this can't be read: ${reason}. ${findCure(reason)}`, {
        place: begun ? atLine(file, Number(begun)) : place,
        ...{source: 'site', ruleId: 'mdx'},
      });
    }
  };
}
