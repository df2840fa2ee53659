import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {pictureOf, toElement} from '../elements';
import {ALL, rule} from '../rule';

const ELEMENTS = new Map([
  ['script', 'write a component that does it (src/components)'],
  ['iframe', 'link to the page'],
  ['object', 'link to the file'],
  ['embed', 'link to the file'],
  ['base', 'write addresses in full'],
  ['form', 'the site is read-only, so leave it out'],
]);

function findProblem(node: Nodes): string | undefined {
  const url = pictureOf(node) ?? '';
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url)) {
    return `${url} is of another site, which readers' browsers are not let ask; put the file beside the note, or into static/.`;
  }
  const {name, attributes = []} = toElement(node) ?? {};
  const cure = ELEMENTS.get(name ?? '');
  if (cure) {
    return `<${name}> does nothing on the site; ${cure}.`;
  }
  const names = attributes.map((each) => ('name' in each ? String(each.name) : ''));
  return names.some((each) => /^on[a-z]/.test(each))
    ? 'a handler in HTML is not run on the site; write a component that has it (src/components).'
    : undefined;
}

/** Nothing stands in a text that the content security policy of its page would forbid. */
export default rule('policy', ALL, (tree, file) =>
  visit(tree, (node, _, parent) => {
    const message = findProblem(node);
    if (message) {
      file.message(message, node.position ?? parent?.position);
    }
  }),
);
