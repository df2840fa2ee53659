import {ALL, nodeRule} from '../rule';

/**
 * A link must have text. The rule in remark's recommended preset asks for angle brackets, which MDX can't
 * parse.
 */
export default nodeRule('bare-address', ALL, ({file}) => (node) => {
  const start = node.type === 'link' ? node.position?.start.offset : undefined;
  return start !== undefined && String(file)[start] !== '['
    ? 'this address has no link text. Write a link, as in "[the manual](https://…)".'
    : undefined;
});
