/**
 * Two plugins for MDX that put what follows a note's lead, from its first `h2` on, into `RestOfNote`,
 * which shows it after the heading and the lead are painted.
 *
 * Gain: from a click on a link to the note's heading less than half the time. Cost: 0.1 KB of a note.
 */
import {importOf} from './importOf';

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
  callee?: ScriptNode;
  arguments?: ScriptNode[];
  properties?: {key: ScriptNode; value: unknown}[];
};

const COMPONENT = 'RestOfNote';

/** A transformer of the HTML. */
export function rehypeRestOfNote() {
  return (root: HtmlNode): void => {
    const children = root.children ?? [];
    const start = children.findIndex(({tagName}) => tagName === 'h2');
    if (start < 0) {
      return;
    }
    const rest = children.slice(start);
    // MDX looks for imports and exports at the top alone.
    const isModule = ({type}: HtmlNode) => type === 'mdxjsEsm';
    root.children = [
      importOf(COMPONENT, `@site/src/components/${COMPONENT}`) as HtmlNode,
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

/** Every node of a syntax tree, the last first: the component is near the end of a long script. */
function* walk(node: unknown): Generator<ScriptNode> {
  if (typeof node === 'object' && node !== null) {
    if ('type' in node) {
      yield node as ScriptNode;
    }
    for (const value of Object.values(node).reverse()) {
      yield* walk(value);
    }
  }
}

/**
 * A transformer of the script that MDX makes, where an element is `_jsx(Component, props)`: has the
 * component's children made when they are shown.
 */
export function recmaRestOfNote() {
  return (program: unknown): void => {
    for (const node of walk(program)) {
      const {callee, arguments: [component, props] = []} = node;
      if (/^_jsxs?$/.test(callee?.name ?? '') && component?.name === COMPONENT) {
        const children = props!.properties!.find(({key}) => key.name === 'children')!;
        const fragment = {
          type: 'CallExpression',
          callee,
          arguments: [
            {type: 'Identifier', name: '_Fragment'},
            {type: 'ObjectExpression', properties: [{...children}]},
          ],
          optional: false,
        };
        // One child, which `_jsxs` is not for.
        node.callee = {type: 'Identifier', name: '_jsx'};
        children.value = {
          type: 'ArrowFunctionExpression',
          params: [],
          body: fragment,
          expression: true,
        };
        return;
      }
    }
  };
}
