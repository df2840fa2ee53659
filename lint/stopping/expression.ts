import type {Node} from 'estree';
import {visit} from 'unist-util-visit';
import {findOwnNames, toElement} from '../elements';
import {ALL, rule} from '../rule';

/** What MDX and Docusaurus have each file know; `require` is of the pictures that Docusaurus serves. */
const GIVEN = [
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'],
  ...['require', 'undefined'],
];

/** The names that an expression needs, as far as it has no functions, which have names of their own. */
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
      return [node.callee, ...node.arguments].flatMap(namesIn);
    case 'SequenceExpression':
    case 'TemplateLiteral':
      return node.expressions.flatMap(namesIn);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(namesIn);
    default:
      return [];
  }
}

/** What stands in braces is JavaScript, whose names are known. */
export default rule('expression', ALL, (tree, file) => {
  const known = new Set([...GIVEN, ...findOwnNames(tree)]);
  visit(tree, (node) => {
    const isExpression = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
    const values = (toElement(node)?.attributes ?? []).map(({value}) => value);
    const programs = [isExpression ? node : null, ...values].map((each) =>
      typeof each === 'object' ? each?.data?.estree : null,
    );
    const unknown = programs
      .flatMap(namesIn)
      .find((name) => !known.has(name) && !(name in globalThis));
    if (unknown) {
      file.message(
        `what stands in braces is JavaScript, which knows no "${unknown}". Write \\{ for a brace that is text, or put the code in backticks; else import or export the name.`,
        node,
      );
    }
  });
});
