import type {Root} from 'mdast';
import {importOf} from 'docusaurus-light/importOf';
import {visit} from 'unist-util-visit';
import {attributeOf, toElement} from '../notes/elements';

const COMPONENTS = new Map([
  ['FoldOnPhone', '@site/src/components/FoldOnPhone'],
  ['Live', '@site/src/figures/kit/Live'],
  ['Source', '@site/src/components/Source'],
]);

/**
 * Imports the site components that authors use without importing them (`<Source>`, `<Live>`), and the
 * `<FoldOnPhone>` that remarkSources adds. For `<Live name="dns/WhoStillHasIt" />` it also imports the figure from
 * src/figures/dns/WhoStillHasIt.live.tsx.
 * `lint/fatal` has already reported unknown names.
 */
export default function remarkComponents() {
  return (tree: Root): void => {
    const imports = new Map<string, string>();
    visit(tree, (node) => {
      const element = toElement(node);
      const source = COMPONENTS.get(element?.name ?? '');
      if (!element?.name || !source) {
        return;
      }
      imports.set(element.name, source);
      const name = attributeOf(element, 'name');
      if (element.name === 'Live' && name) {
        const figure = `Live${imports.size}`;
        imports.set(figure, `@site/src/figures/${name}.live`);
        element.children = [
          {type: 'mdxJsxFlowElement', name: figure, attributes: [], children: []} as never,
        ];
      }
    });
    imports.forEach((source, name) => {
      tree.children.unshift(importOf(name, source) as Root['children'][number]);
    });
  };
}
