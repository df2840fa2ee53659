import {visit} from 'unist-util-visit';
import {toElement} from '../elements';
import {ALL, rule} from '../rule';

/**
 * A picture says in words what it shows; `alt=""` says that one only decorates. In a build, Docusaurus
 * has made elements of the pictures that it serves, which have no place of their own.
 */
export default rule('alt-text', ALL, (tree, file) =>
  visit(tree, (node, _, parent) => {
    const element = toElement(node);
    const lacksText =
      (node.type === 'image' && !node.alt?.trim()) ||
      (element?.name === 'img' &&
        element.attributes.every((each) => each.type === 'mdxJsxAttribute' && each.name !== 'alt'));
    if (lacksText) {
      file.message(
        'the picture has no alternative text. Say in the brackets what it shows, "![A map of the route](map.svg)"; one that only decorates is <img alt="" …/>.',
        node.position ?? parent?.position,
      );
    }
  }),
);
