/** Makes remark parse Markdown as Docusaurus does. */
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {boxes} from '../src/notes/boxes';
import {readFrontMatter, type FrontMatterError} from '../src/notes/frontMatter';
import {atLine, nameOf} from '../src/notes/project';

/** Suggests a fix when MDX can't parse a file. */
function suggestFix(reason: string): string {
  if (/expression|acorn/.test(reason)) {
    return 'Write \\{ for a literal brace, or put the code in backticks; otherwise fix the JavaScript.';
  }
  if (/attribute value/.test(reason)) {
    return 'Put straight quotes (") around the value of each attribute.';
  }
  return /closing|end-tag|end of file/.test(reason)
    ? 'Close each tag in the paragraph, list or box where it was opened.'
    : 'Write \\< or &lt; for a literal <, or put the code in backticks.';
}

/** A plugin that makes remark parse a file as Docusaurus does, and write it back unchanged. */
export function asDocusaurus(this: Processor) {
  const parse = this.parser!;
  // Front matter is parsed first, asynchronously.
  this.parser = () => ({type: 'root', children: []}) as Root;
  this.compiler = (_, file) => String(file.data.written ?? file);
  return async (_: Root, file: VFile) => {
    const written = String(file).replace(/^\ufeff/, '');
    const frontMatter = await readFrontMatter(nameOf(file), written).catch(
      ({message, line}: FrontMatterError) =>
        file.fail(message, {place: atLine(file, line), source: 'site', ruleId: 'front-matter'}),
    );
    Object.assign(file.data, {frontMatter, written});
    // Preprocess as Docusaurus does. Rules use positions to find a node's source in `file`.
    const lines = written.replaceAll('\r\n', '\n');
    file.value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(lines), boxes);
    try {
      return parse(file.value, file) as Root;
    } catch (error) {
      const {message, reason = message, place} = error as Error & {reason?: string; place?: never};
      // For an unclosed tag, the line where the tag begins.
      const begun = /\((\d+):\d+-/.exec(reason)?.[1];
      return file.fail(`can't parse this: ${reason}. ${suggestFix(reason)}`, {
        place: begun ? atLine(file, Number(begun)) : place,
        ...{source: 'site', ruleId: 'mdx'},
      });
    }
  };
}
