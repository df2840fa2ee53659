/** Reads markdown as Docusaurus does. */
import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {boxes} from '../src/notes/boxes';
import {readFrontMatter} from './frontMatter';
import {atLine, nameOf, pathOf, readText, untilChanged} from './project';
import {textOf} from './text';

/** What an author meant where MDX stops. */
const CURES: readonly (readonly [says: RegExp, cure: string])[] = [
  [
    /in expression|could not parse|acorn/i,
    'Write \\{ for a brace that is text, or put the code in backticks; else mend the JavaScript.',
  ],
  [
    /before name|in name|local name|before attribute|after self-closing|to create a comment/i,
    'Write \\< or &lt; for a sign that is text, or put the code in backticks.',
  ],
  [
    /closing tag|end-tag|closing slash|end of file/i,
    'Close each tag, in the paragraph, list or box in which it was opened.',
  ],
  [/(?:)/, 'Mend it, or put what is code in backticks.'],
];

/** Gives each heading its id, as `data.id`, and takes one that an author wrote out of its text. */
function addIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const {id} = parseMarkdownHeadingId(textOf(heading));
    if (id && last?.type === 'text') {
      last.value = parseMarkdownHeadingId(last.value).text;
    }
    heading.data = {...heading.data, id: id ?? slugger.slug(textOf(heading))} as object;
  });
}

/** Of remark with the plugins in .remarkrc.mjs. */
let parse: Processor['parser'];

/**
 * @param file keeps its front matter, and what is wrong with it
 * @throws where the front matter or the markdown can't be read
 */
async function readMarkdown(file: VFile): Promise<Root> {
  const written = String(file);
  const {frontMatter, problems} = await readFrontMatter(nameOf(file), written);
  for (const {line, message} of problems) {
    const place = atLine(file, line);
    const said = file.message(message, {place, source: 'site', ruleId: 'front-matter'});
    if (!frontMatter) {
      throw Object.assign(said, {fatal: true});
    }
  }
  Object.assign(file.data, {frontMatter, written});
  // As Docusaurus does; rules find the text of a node by its place.
  file.value = admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(written), boxes);
  try {
    const tree = parse!(file.value, file) as Root;
    addIds(tree);
    return tree;
  } catch (error) {
    const {
      message,
      reason = message,
      place,
    } = error as Error & {reason?: string; place?: undefined};
    // Of a tag without its end, where it begins.
    const begun = /\((\d+):\d+-/.exec(reason)?.[1];
    const cure = CURES.find(([says]) => says.test(reason))?.[1];
    return file.fail(`this can't be read: ${reason}. ${cure}`, {
      place: begun ? atLine(file, Number(begun)) : place,
      ...{source: 'site', ruleId: 'mdx'},
    });
  }
}

export type Page = {name: string; tree: Root; frontMatter: Record<string, unknown>};

/** Another page; nothing where it can't be read. */
export const readPage = untilChanged(async (name): Promise<Page | undefined> => {
  const file = new VFile({path: pathOf(name), value: readText(name)});
  try {
    const tree = await readMarkdown(file);
    return {name, tree, frontMatter: file.data.frontMatter as Page['frontMatter']};
  } catch {
    return undefined;
  }
});

/** A plugin that has remark read a file as Docusaurus does, and write it as it was. */
export function asDocusaurus(this: Processor) {
  parse = this.parser;
  // Front matter is read first, which takes a promise.
  this.parser = () => ({type: 'root', children: []}) as Root;
  this.compiler = (_, file) => String(file.data.written ?? file);
  return (_: Root, file: VFile) => readMarkdown(file);
}
