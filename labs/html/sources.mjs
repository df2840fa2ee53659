// @ts-check
/**
 * Prints, as JSON, the tree that Chromium builds from each source in the figure
 * `src/figures/html/SourceBecomesTree`, with the role and name of every element in the body.
 */
/* global DOMParser, Element -- in the page */
import {openBrowser} from '../open-browser.mjs';

/** @typedef {{text: string, role?: string, children: Drawn[]}} Drawn */

/** @type {Record<string, Record<string, string>>} */
const SOURCES = {
  'nothing wrong': {
    'a page': `<title>Bakery</title>
<h1>Bread</h1>
<ul>
  <li>rye</li>
  <li>rolls</li>
</ul>`,
    'spaces and lines': `<p>Fresh    from


the oven</p>`,
    'end tags left out': '<ul><li>rye<li>rolls</ul><p>Open from seven',
  },
  'something missing': {
    'a quotation mark missing':
      '<p><a href="rye.html>Rye</a> or <a href="rolls.html">rolls</a></p>',
    'the last quotation mark missing': `<p>Bread</p>
<p><a href="rye.html>Rye</a> today</p>
<p>Open from seven</p>`,
    '</title> missing': `<title>Bakery
<h1>Bread</h1>
<p>Open from seven</p>`,
    'both quotation marks missing': '<a href="rye.html" title=Our rye>Rye</a>',
  },
  'something out of place': {
    'div in p': '<p>a<div>b</div>c</p>',
    'b across i': '<b>1<i>2</b>3</i>',
    '<div/>': '<div/>x',
    'text in a table': '<table>x<tr><td>1</table>',
    'alt twice': '<img src=x alt=a alt=b>',
    'link in link': '<a href=x>1<a href=y>2</a></a>',
    'p in span': '<span><p>a</p></span>',
    'p in ul': '<ul><p>a</p></ul>',
  },
};

/**
 * Runs in the page.
 *
 * @param {string} source
 * @returns {Drawn}
 */
function draw(source) {
  /** @param {Node} node @returns {Drawn} */
  const toDrawn = (node) => ({
    text:
      node instanceof Element
        ? node.localName +
          [...node.attributes].map(({name, value}) => ` ${name}=${JSON.stringify(value)}`).join('')
        : JSON.stringify(node.nodeValue),
    children: [...node.childNodes].map(toDrawn),
  });
  return toDrawn(new DOMParser().parseFromString(source, 'text/html').documentElement);
}

const browser = await openBrowser();
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);

/**
 * @param {string} source
 * @returns {Promise<string[]>} For each element in the body, in source order.
 */
async function findRoles(source) {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html>${source}`);
  const {root} = await session.send('DOM.getDocument');
  const {nodeIds} = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const {nodes} = await session.send('Accessibility.getPartialAXTree', {
        nodeId,
        fetchRelatives: false,
      });
      const [{ignored, role, name}] = /** @type {[(typeof nodes)[number]]} */ (nodes);
      const named = name?.value ? ` ${JSON.stringify(name.value)}` : '';
      return ignored ? 'left out' : `${role?.value}${named}`;
    }),
  );
}

/** @param {Drawn} drawn @param {string[]} roles @param {boolean} [isInBody] */
function addRoles(drawn, roles, isInBody = false) {
  if (isInBody && !drawn.text.startsWith('"')) {
    drawn.role = roles.shift();
  }
  drawn.children.forEach((child) => addRoles(child, roles, isInBody || drawn.text === 'body'));
}

try {
  const groups = [];
  for (const [group, sources] of Object.entries(SOURCES)) {
    const drawn = [];
    for (const [name, source] of Object.entries(sources)) {
      const tree = await page.evaluate(draw, source);
      addRoles(tree, await findRoles(source));
      drawn.push({name, source, tree});
    }
    groups.push({group, sources: drawn});
  }
  console.log(JSON.stringify({browser: browser.version(), groups}, null, 2));
} finally {
  await browser.close();
}
