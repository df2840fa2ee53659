import {visit} from 'unist-util-visit';
import {toElement} from '../elements';
import {ALL, rule} from '../rule';

const COST = 'which makes the content security policy of every page laxer';

/** A text has no styles: they work, and the build says what they cost. */
export default rule('style', ALL, (tree, file) =>
  visit(tree, (node) => {
    const {name, attributes = []} = toElement(node) ?? {};
    if (name === 'style') {
      file.message(`this is a <style>, ${COST}; write its rules into src/css/custom.css.`, node);
    } else if (attributes.some((each) => 'name' in each && each.name === 'style')) {
      file.message(
        `<${name}> has a style, ${COST}; give it a className, with its rules in src/css/custom.css.`,
        node,
      );
    }
  }),
);
