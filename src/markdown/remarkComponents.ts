import type {Root} from 'mdast';
import {importOf} from 'docusaurus-light/importOf';
import {visit} from 'unist-util-visit';
import {attributeOf, toElement} from '../notes/elements';

const COMPONENTS = new Map([
  ['Live', '@site/src/figures/kit/Live'],
  ['Source', '@site/src/components/Source'],
]);

/**
 * Imports the site's components that markdown uses without an import, `<Source>` and `<Live>`, and puts
 * the figure that `<Live name="dns/WhoStillHasIt" />` names into it, from
 * src/figures/dns/WhoStillHasIt.live.tsx. Of a name that is not there, lint/fatal has told
 * before.
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
