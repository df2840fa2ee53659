// @ts-check
/** Prints the tree that Chromium's parser builds from the source in the argument. */
/* global DOMParser, Element, Node -- in the page */
import {openBrowser} from '../open-browser.mjs';

/**
 * Runs in the page.
 *
 * @param {string} source
 * @returns {string} One node per line, indented.
 */
function drawTree(source) {
  /** @param {Node} node @param {string} indent @returns {string[]} */
  const draw = (node, indent) => {
    const isText = node.nodeType === Node.TEXT_NODE;
    const attributes = [...(node instanceof Element ? node.attributes : [])].map(
      ({name, value}) => ` ${name}=${JSON.stringify(value)}`,
    );
    const text = isText
      ? JSON.stringify(node.nodeValue)
      : node.nodeName.toLowerCase() + attributes.join('');
    return [indent + text, ...[...node.childNodes].flatMap((child) => draw(child, `${indent}  `))];
  };
  const {documentElement} = new DOMParser().parseFromString(source, 'text/html');
  return draw(documentElement, '').join('\n');
}

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  console.log(await page.evaluate(drawTree, process.argv[2] ?? ''));
} finally {
  await browser.close();
}
