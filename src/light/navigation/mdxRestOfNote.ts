/**
 * Two plugins for MDX that put what follows a note's lead, from its first `h2` on, into `RestOfNote`,
 * which shows it after the heading and the lead are painted.
 *
 * Gain: from a click on a link to the note's heading less than half the time. Cost: 0.1 KB of a note.
 */
import path from 'node:path';
import type {VFile} from 'vfile';
import {importOf} from '../../markdown/importOf';
import {partError} from '../ground';

type HtmlNode = {
  type: string;
  tagName?: string;
  name?: string;
  attributes?: [];
  children?: HtmlNode[];
};

/** As much of a syntax tree's node as is needed here. */
type ScriptNode = {
  type: string;
  name?: string;
  source?: {value?: unknown} | null;
  callee?: ScriptNode;
  arguments?: ScriptNode[];
  properties?: {key: ScriptNode; value: unknown}[];
};

const COMPONENT = 'RestOfNote';
const SOURCE = path.join(__dirname, COMPONENT);

/** React's own, under a name that MDX gives to nothing. */
const FRAGMENT = 'RestFragment';

/** A part of notes, not a note: Docusaurus makes no page of a file whose name begins like this. */
const isPartial = ({path: file}: VFile) => path.basename(file ?? '').startsWith('_');

/** A transformer of the HTML. */
export function rehypeRestOfNote() {
  return (root: HtmlNode, file: VFile): void => {
    const children = root.children ?? [];
    const start = children.findIndex(({tagName}) => tagName === 'h2');
    if (start < 0 || isPartial(file)) {
      return;
    }
    const rest = children.slice(start);
    // MDX looks for imports and exports at the top alone.
    const isModule = ({type}: HtmlNode) => type === 'mdxjsEsm';
    root.children = [
      importOf(COMPONENT, SOURCE) as HtmlNode,
      ...children.slice(0, start),
      ...rest.filter(isModule),
      {
        type: 'mdxJsxFlowElement',
        name: COMPONENT,
        attributes: [],
        children: rest.filter((child) => !isModule(child)),
      },
    ];
  };
}

/** Whether the node is the element `_jsx(RestOfNote, …)`. */
function isRestOfNote({callee, arguments: [component] = []}: ScriptNode): boolean {
  return /^_jsxs?$/.test(callee?.name ?? '') && component?.name === COMPONENT;
}

/** Looks from the end, as the component is near the end of a long script. */
function findRestOfNote(node: unknown): ScriptNode | undefined {
  if (typeof node !== 'object' || node === null) {
    return undefined;
  }
  if (isRestOfNote(node as ScriptNode)) {
    return node as ScriptNode;
  }
  for (const value of Object.values(node).reverse()) {
    const found = findRestOfNote(value);
    if (found) {
      return found;
    }
  }
  return undefined;
}

const importOfFragment = (): ScriptNode =>
  ({
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: {type: 'Identifier', name: 'Fragment'},
        local: {type: 'Identifier', name: FRAGMENT},
      },
    ],
    source: {type: 'Literal', value: 'react'},
    attributes: [],
  }) as ScriptNode;

/**
 * A transformer of the script that MDX makes, where an element is `_jsx(Component, props)`: has the
 * component's children made when they are shown, by a function in their place. Throws where MDX makes
 * it in another way.
 */
export function recmaRestOfNote() {
  return (program: ScriptNode & {body: ScriptNode[]}): void => {
    if (!program.body.some(({source}) => source?.value === SOURCE)) {
      return;
    }
    const element = findRestOfNote(program);
    const children = element?.arguments?.[1]?.properties?.find(({key}) => key.name === 'children');
    if (!element || !children) {
      throw partError(
        'navigation',
        `MDX no longer makes ${COMPONENT} as _jsx(${COMPONENT}, {children: …}).`,
      );
    }
    const fragment = {
      type: 'CallExpression',
      callee: element.callee,
      arguments: [
        {type: 'Identifier', name: FRAGMENT},
        {type: 'ObjectExpression', properties: [{...children}]},
      ],
      optional: false,
    };
    program.body.unshift(importOfFragment());
    // Under a name of its own: in development React wants the children of a `jsxs` to be a list.
    children.key = {type: 'Identifier', name: 'render'};
    children.value = {
      type: 'ArrowFunctionExpression',
      params: [],
      body: fragment,
      expression: true,
    };
  };
}
