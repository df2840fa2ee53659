// @ts-check
const path = require('node:path');

/**
 * A bundler loader for `npm start`, which has a note made anew when a transcript that it shows changes:
 * remarkTranscript.ts, which reads them, can't tell the bundler so.
 *
 * @this {{addDependency: (file: string) => void, getOptions: () => {siteDir: string}}}
 * @param {string} source A note as it is written.
 */
module.exports = function watchTranscripts(source) {
  const labs = path.join(this.getOptions().siteDir, 'labs');
  for (const [, lab = '', name = ''] of source.matchAll(/\btranscript="([\w-]+)\/([\w.-]+)"/g)) {
    this.addDependency(path.join(labs, lab, 'expected', `${name}.txt`));
  }
  return source;
};
