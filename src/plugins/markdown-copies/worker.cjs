// @ts-check
/** The thread of converter.ts: answers each page's content with its Markdown, in the order they come. */
const {parentPort} = require('node:worker_threads');
// As Docusaurus loads plugins; its types are those of an ES module.
const jiti = /** @type {typeof import('jiti').default} */ (
  /** @type {unknown} */ (require('jiti'))
);

/** @type {typeof import('./toMarkdown')} */
const {toMarkdown} = jiti(__filename)('./toMarkdown.ts');

parentPort?.on('message', ({html, address}) => parentPort?.postMessage(toMarkdown(html, address)));
