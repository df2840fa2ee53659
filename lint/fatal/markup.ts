/** What is written is what is shown: markdown that means something else than it looks like. */
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Node} from 'estree';
import type {Heading, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {boxes} from '../../src/notes/boxes';
import {findOwnNames, pictureOf, textOf, toElement} from '../../src/notes/elements';
import {ALL, nodeRule, rule} from '../rule';

/** A picture says in words what it shows; `alt=""` says that one only decorates. */
export const altText = nodeRule('alt-text', ALL, () => (node) => {
  const element = toElement(node);
  const lacksText =
    (node.type === 'image' && !node.alt?.trim()) ||
    (element?.name === 'img' &&
      element.attributes.every((each) => each.type === 'mdxJsxAttribute' && each.name !== 'alt'));
  return lacksText
    ? 'the picture has no alternative text. Say in the brackets what it shows, "![A map of the route](map.svg)"; one that only decorates is <img alt="" …/>.'
    : undefined;
});

/** A box is of a kind that there is, and is written so that it becomes one. */
export const box = nodeRule('box', ALL, () => (node) => {
  const cure = `Begin a box as ":::info[Title]" (kinds: ${boxes.join(', ')}), and end it with ":::" on a line of its own after a blank one.`;
  if (node.type === 'leafDirective') {
    return `there is no box "::${node.name}". ${cure}`;
  }
  if (node.type === 'containerDirective' && !boxes.includes(node.name)) {
    return `there is no box ":::${node.name}". ${cure}`;
  }
  if (node.type === 'paragraph' && textOf(node).startsWith(':::')) {
    return `"${textOf(node).slice(0, 40)}" is no box and would be shown as it is. ${cure}`;
  }
  // A colon before a word in a sentence is text, and Docusaurus writes it as such.
  return node.type === 'textDirective' && node.children.length > 0
    ? `":${node.name}" with brackets is read as a component that is not there. Put a backslash before the colon: "\\:${node.name}".`
    : undefined;
});

/** Whether a node is on the page: front matter, imports and comments are not. */
const isShown = (node: RootContent): boolean =>
  node.type === 'mdxFlowExpression'
    ? !/^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(node.value)
    : !['yaml', 'mdxjsEsm', 'comment'].includes(node.type);

/** There is a text. Of a post, Docusaurus also compiles what its list shows. */
export const empty = rule('empty', ALL, ({tree, file}) => {
  if (!tree.children.some(isShown)) {
    file.message(
      'there is no text (of a post: none, or none above the mark "truncate"). Write it, or take the file away.',
    );
  }
});

/** What MDX and Docusaurus have each file know; `require` is of the pictures that Docusaurus serves. */
const GIVEN = [
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'],
  ...['require', 'undefined'],
];

/** The names in what somebody may have put into braces as text. */
function namesIn(node?: Node | null): string[] {
  switch (node?.type) {
    case 'Program':
      return node.body.flatMap(namesIn);
    case 'ExpressionStatement':
      return namesIn(node.expression);
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return namesIn(node.object);
    case 'CallExpression':
      return namesIn(node.callee);
    case 'SequenceExpression':
      return node.expressions.flatMap(namesIn);
    default:
      return [];
  }
}

/** What stands in braces is JavaScript, whose names are known. */
export const expression = nodeRule('expression', ALL, ({tree}) => {
  const known = new Set([...GIVEN, ...findOwnNames(tree)]);
  return (node) => {
    const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
    const values = (toElement(node)?.attributes ?? []).map(({value}) => value);
    const unknown = [isExpression ? node : null, ...values]
      .flatMap((each) => namesIn(typeof each === 'object' ? each?.data?.estree : null))
      .find((name) => !known.has(name) && !(name in globalThis));
    return unknown
      ? `what stands in braces is JavaScript, which knows no "${unknown}". Write \\{ for a brace that is text, or put the code in backticks; else import or export the name.`
      : undefined;
  };
});

/** A fence ends: one that does not makes code of all that follows. */
export const fence = nodeRule('fence', ALL, ({file}) => {
  const lines = String(file).split(/\r?\n/);
  return (node) => {
    const {start, end} = (node.type === 'code' && node.position) || {};
    // In a list or a quote, what begins each of its lines stands before the fence.
    const mark = start && /^[\s>*+\d.)-]*?(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? '')?.[1];
    const last = end && (lines[end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
    const isEnd = last?.startsWith(mark ?? '') && new Set(last).size === 1;
    return mark && (start.line === end?.line || !isEnd)
      ? `the code block that begins here has no end; write ${mark} on a line below its last one.`
      : undefined;
  };
});

/** No two headings have the same id. Docusaurus takes those that an author writes as they are. */
export const headingIds = rule('heading-ids', ALL, ({tree, file}) => {
  const lines = new Map<string, number | undefined>();
  visit(tree, 'heading', (heading: Heading) => {
    // In a build, Docusaurus has taken it out of the text.
    const {id: made} = (heading.data ?? {}) as {id?: string};
    const id = made ?? parseMarkdownHeadingId(textOf(heading)).id;
    if (id && lines.has(id)) {
      file.message(
        `the id "${id}" is that of the heading in line ${lines.get(id)} too, so a link leads to one of them alone. Give this one another: {#other-id}.`,
        heading,
      );
    } else if (id) {
      lines.set(id, heading.position?.start.line);
    }
  });
});

const FORBIDDEN = new Map([
  ['script', 'write a component that does it (src/components)'],
  ['iframe', 'link to the page'],
  ['object', 'link to the file'],
  ['embed', 'link to the file'],
  ['base', 'write addresses in full'],
  ['form', 'the site is read-only, so leave it out'],
]);

/** Nothing stands in a text that the content security policy of its page would forbid. */
export const policy = nodeRule('policy', ALL, () => (node) => {
  const url = pictureOf(node) ?? '';
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url)) {
    return `${url} is of another site, which readers' browsers are not let ask; put the file beside the note, or into static/.`;
  }
  const {name, attributes = []} = toElement(node) ?? {};
  const cure = FORBIDDEN.get(name ?? '');
  if (cure) {
    return `<${name}> does nothing on the site; ${cure}.`;
  }
  return attributes.some((each) => 'name' in each && /^on[a-z]/.test(String(each.name)))
    ? 'a handler in HTML is not run on the site; write a component that has it (src/components).'
    : undefined;
});
