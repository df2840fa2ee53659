// @ts-check
const path = require('node:path');

/**
 * A bundler loader that has a note made anew when something changes that our markdown plugins put into it,
 * as these can't tell the bundler so: a transcript that it shows (remarkTranscript.ts), the notes that link
 * to it (remarkLinkedFrom.ts).
 *
 * @this {{
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   getOptions: () => {siteDir: string, findLinkedFrom: (note: string) => string},
 * }}
 * @param {string} source A note as it is written.
 */
module.exports = function noteDependencies(source) {
  const {siteDir, findLinkedFrom} = this.getOptions();
  this.addDependency(findLinkedFrom(this.resourcePath));
  for (const [, lab = '', name = ''] of source.matchAll(/\btranscript="?([\w-]+)\/([\w.-]+)/g)) {
    this.addDependency(path.join(siteDir, 'labs', lab, 'expected', `${name}.txt`));
  }
  return source;
};
