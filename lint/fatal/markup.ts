/** Rules for Markdown that doesn't mean what it seems to. */
import type {Node} from 'estree';
import type {Nodes, RootContent} from 'mdast';
import {boxes} from '../../src/notes/boxes';
import {attributeOf, findOwnNames, pictureOf, textOf, toElement} from '../../src/notes/elements';
import {findHeadings} from '../../src/notes/headings';
import {readNote} from '../../src/notes/readNote';
import {ALL, nodeRule, rule} from '../rule';

/** Every picture has alternative text; `alt=""` marks a decorative one. */
export const altText = nodeRule('alt-text', ALL, () => (node) => {
  const element = toElement(node);
  const lacksText =
    (node.type === 'image' && !node.alt?.trim()) ||
    (element?.name === 'img' &&
      element.attributes.every((each) => each.type === 'mdxJsxAttribute' && each.name !== 'alt'));
  return lacksText
    ? 'this picture has no alternative text. Describe it in the brackets, as in "![A map of the route](map.svg)"; for a decorative picture, write <img alt="" src={require(\'./map.png\').default} />.'
    : undefined;
});

/** Every box has a known kind and valid syntax. */
export const box = nodeRule('box', ALL, () => (node) => {
  const fix = `Start a box with ":::info[Title]" (kinds: ${boxes.join(', ')}), and end it with ":::" on its own line, after a blank line.`;
  if (node.type === 'leafDirective') {
    return `unknown box "::${node.name}". ${fix}`;
  }
  if (node.type === 'containerDirective' && !boxes.includes(node.name)) {
    return `unknown box ":::${node.name}". ${fix}`;
  }
  if (node.type === 'paragraph' && textOf(node).startsWith(':::')) {
    return `"${textOf(node).slice(0, 40)}" isn't a valid box, so it would be shown as plain text. ${fix}`;
  }
  // Docusaurus renders a colon before a word as text, unless brackets follow.
  return node.type === 'textDirective' && node.children.length > 0
    ? `":${node.name}" with brackets would be parsed as a component that doesn't exist. Put a backslash before the colon and the bracket: "\\:${node.name}\\[".`
    : undefined;
});

/** Whether a node appears on the page. Front matter, imports and comments don't. */
const isShown = (node: RootContent): boolean =>
  node.type === 'mdxFlowExpression'
    ? !/^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(node.value)
    : !['yaml', 'mdxjsEsm', 'comment'].includes(node.type);

/** A file must have some content, and so must a post's excerpt for lists, which is compiled separately. */
export const empty = rule('empty', ALL, ({tree, file}) => {
  if (!tree.children.some(isShown)) {
    file.message(
      'the file is empty (or, in a post, there’s nothing above the "truncate" marker). Add some text, or delete the file.',
    );
  }
});

/**
 * Names that MDX and Docusaurus define in every file; `require` loads the pictures that Docusaurus
 * serves.
 */
const GIVEN = [
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'],
  ...['require', 'undefined'],
];

/** Names in braces that may have been meant as text. */
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

/** Text in braces is JavaScript that uses only defined names. */
export const expression = nodeRule('expression', ALL, ({tree}) => {
  const known = new Set([...GIVEN, ...findOwnNames(tree)]);
  return (node) => {
    const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
    const values = (toElement(node)?.attributes ?? []).map(({value}) => value);
    const unknown = [isExpression ? node : null, ...values]
      .flatMap((each) => namesIn(typeof each === 'object' ? each?.data?.estree : null))
      .find((name) => !known.has(name) && !(name in globalThis));
    return unknown
      ? `text in braces is JavaScript, and "${unknown}" isn't defined. Write \\{ for a literal brace, or put the code in backticks; otherwise import or export the name.`
      : undefined;
  };
});

/** Every fence is closed; otherwise the rest of the file becomes code. */
export const fence = nodeRule('fence', ALL, ({file}) => {
  const lines = String(file).split('\n');
  return (node) => {
    const {start, end} = (node.type === 'code' && node.position) || {};
    // In a list or a quote, a prefix comes before the fence.
    const mark = start && /^[\s>*+\d.)-]*?(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? '')?.[1];
    const last = end && (lines[end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
    const isEnd = last?.startsWith(mark ?? '') && new Set(last).size === 1;
    return mark && (start.line === end?.line || !isEnd)
      ? `this code block is never closed; add ${mark} on its own line below the code.`
      : undefined;
  };
});

/**
 * Ids that pages already have, and names that scripts look up on `window`, which also exposes
 * elements by id. This site's own ids contain a colon; a heading's id never does.
 */
const RESERVED =
  /:|^(?:__docusaurus|docusaurusRoot$|insertBanner$|(?:web|rs)packChunk|_R_|theme-svg-external-link$|footnote-label$|user-content-)/;

/** Ids are unique within a file, and not already used by the page itself. */
export const ids = nodeRule('ids', ALL, ({tree}) => {
  const lines = new Map<string, number | undefined>();
  const headings = new Map(findHeadings(tree).map(({node, id}) => [node as Nodes, id]));
  return (node) => {
    const element = toElement(node);
    // A term's id names an entry in the glossary.
    const isComponent = /^[A-Z]/.test(element?.name ?? '');
    const id = element && !isComponent ? attributeOf(element, 'id') : headings.get(node);
    const fix =
      node.type === 'heading' ? 'Change this heading’s id: {#other-id}.' : 'Choose another id.';
    if (id === undefined) {
      return undefined;
    }
    if (id === '' || RESERVED.test(id)) {
      return `${id ? `the id "${id}" is reserved for the page itself or its scripts` : 'this id is empty'}. ${fix}`;
    }
    if (lines.has(id)) {
      return `line ${lines.get(id)} also has the id "${id}", so links can reach only one of the two. ${fix}`;
    }
    lines.set(id, node.position?.start.line);
    return undefined;
  };
});

/** The notes index, which doesn't fully parse notes, finds the same headings as the page. */
export const headings = rule('headings', ['note'], ({tree, file}) => {
  const found = readNote(String(file)).headings;
  const onPage = findHeadings(tree);
  const at = onPage.findIndex(({id}, index) => id !== found[index]?.id);
  if (at >= 0 || found.length > onPage.length) {
    file.message(
      'from here on, the index of notes wouldn’t list the same headings as the page. Write each heading on its own line, as "## Words", and put code lines that begin with # in a fence.',
      onPage[at]?.node,
    );
  }
});

const ADDRESSES = ['href', 'poster', 'src', 'srcset', 'srcSet'];

/** Local URLs are written in Markdown: in HTML, the build neither checks them nor adds the base path. */
export const address = nodeRule('address', ALL, () => (node) => {
  const element = toElement(node);
  const isHtml = element && /^[a-z]/.test(element.name ?? '');
  const found = (isHtml ? ADDRESSES : [])
    .map((name) => attributeOf(element!, name))
    .find((value) => value && !/^(?:#|\/\/|[a-z][a-z\d+.-]*:)/i.test(value));
  return found
    ? `"${found}" is in HTML, so it isn't checked and doesn't get the base path. Use Markdown, as in "![A map](./map.svg)" or "[words](./page.md)"; for a picture in HTML, write src={require('./map.png').default}.`
    : undefined;
});

const VOID = ['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'];
const BLOCKS = ['paragraph', 'heading', 'list', 'table', 'code', 'blockquote'];

/** An elements-only paragraph has no <p> on the page. */
const unravel = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.flatMap((node) =>
    node.type === 'paragraph' &&
    node.children.every((each) => toElement(each) || !textOf(each).trim())
      ? node.children
      : node,
  );

/** Attributes that React accepts without a value; it drops all others. */
const VALUELESS =
  /^(?:async|capture|checked|controls|default|defer|disabled|download|hidden|inert|loop|multiple|muted|open|required|reversed|selected|(?:aria|data)-.+|.*[A-Z].*)$/;

/** React accepts the HTML, and the browser builds the tree that React expects. */
export const html = nodeRule('html', ALL, () => (node) => {
  const element = toElement(node);
  const {name = '', children: written = []} = element ?? {};
  const children = unravel(written);
  if (element && /^[a-z]/.test(name ?? '') && attributeOf(element, 'style') !== undefined) {
    return "style must be an object: write style={{color: 'red'}}, or use a className with a rule in src/css/custom.css.";
  }
  const dropped = /^[a-z]/.test(name ?? '')
    ? element?.attributes.find(
        (each) =>
          each.type === 'mdxJsxAttribute' &&
          (each.value ?? null) === null &&
          !VALUELESS.test(each.name),
      )
    : undefined;
  if (dropped?.type === 'mdxJsxAttribute') {
    return `"${dropped.name}" has no value, so React would drop it; write ${dropped.name}="".`;
  }
  if (VOID.includes(name ?? '') && children.length > 0) {
    return `<${name}> can't contain anything; write <${name} />.`;
  }
  if (name === 'p' && children.some(({type}) => BLOCKS.includes(type))) {
    return '<p> can\'t contain paragraphs or other blocks; leave out the tags, or write "<p>Text.</p>" on one line.';
  }
  return name === 'table' && children.some((child) => toElement(child)?.name === 'tr')
    ? "<tr> can't be directly in <table>; put <tbody> around the rows."
    : undefined;
});

const FORBIDDEN = new Map([
  ['script', 'use a component instead (src/components)'],
  ['iframe', 'link to the page'],
  ['object', 'link to the file'],
  ['embed', 'link to the file'],
  ['base', 'use full URLs'],
  ['form', 'the site is read-only, so leave it out'],
]);

/** A file contains nothing that the page's content security policy would block. */
export const policy = nodeRule('policy', ALL, () => (node) => {
  const element = toElement(node);
  const {name, attributes = []} = element ?? {};
  const fix = FORBIDDEN.get(name ?? '');
  if (fix) {
    return `<${name}> isn't allowed on this site; ${fix}.`;
  }
  const [url = '', link = ''] = element
    ? [attributeOf(element, 'src') ?? attributeOf(element, 'poster'), attributeOf(element, 'href')]
    : [pictureOf(node), node.type === 'link' ? node.url : ''];
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url)) {
    return `${url} is on another site, so the content security policy would block it; put the file next to this one, or in static/.`;
  }
  if (/^\s*javascript:/i.test(link)) {
    return "scripts in links don't run on this site; use a component instead (src/components).";
  }
  return attributes.some((each) => 'name' in each && /^on[a-z]/.test(String(each.name)))
    ? "inline event handlers don't run on this site; use a component instead (src/components)."
    : undefined;
});
