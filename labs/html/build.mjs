// @ts-check
/**
 * Feeds a small document to Chromium's parser piece by piece. After each piece, it prints the tree's new
 * nodes, each with the elements around it.
 */
/* global document, Element, Node -- in the page */
import {openBrowser} from '../open-browser.mjs';

const PIECES = [
  '<!doctype html>',
  '<h1>',
  'Bread',
  '</h1>',
  '<p>',
  'Baked ',
  '<em>',
  'today',
  '</em>',
  '.',
  '<ul>',
  '<li>',
  'rye',
  '<li>',
  'rolls',
  '</ul>',
];

/**
 * Runs in the page.
 *
 * @param {string[]} pieces
 * @returns {{piece: string, gained: string}[]}
 */
function build(pieces) {
  const target = document.implementation.createHTMLDocument();
  target.open();
  /** @type {Set<Node>} */
  const known = new Set();
  /** @param {Node} node */
  const nameOf = (node) => {
    switch (node.nodeType) {
      case Node.TEXT_NODE:
        return JSON.stringify(node.nodeValue);
      case Node.DOCUMENT_TYPE_NODE:
        return 'doctype';
      default:
        return node.nodeName.toLowerCase();
    }
  };
  /** @param {Node} node @returns {string} */
  const pathTo = (node) =>
    node.parentNode instanceof Element
      ? `${pathTo(node.parentNode)} > ${nameOf(node)}`
      : nameOf(node);
  /** @param {Node} node @returns {Node[]} */
  const below = (node) => [...node.childNodes].flatMap((child) => [child, ...below(child)]);
  return pieces.map((piece) => {
    target.write(piece);
    const fresh = below(target).filter((node) => !known.has(node));
    fresh.forEach((node) => known.add(node));
    // A new node with a new child is already part of the child's path.
    const ends = fresh.filter((node) => !fresh.some((other) => other.parentNode === node));
    return {piece, gained: ends.map(pathTo).join(', ')};
  });
}

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  console.log('piece            gained by the tree');
  for (const {piece, gained} of await page.evaluate(build, PIECES)) {
    console.log(`${piece.padEnd(17)}${gained || '-'}`);
  }
} finally {
  await browser.close();
}
