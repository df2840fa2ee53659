// @ts-check

/**
 * A bundler loader that has a note made anew when something changes that our markdown plugins put into it,
 * as these can't tell the bundler so: a transcript that it shows (remarkTranscript.ts), a term
 * (remarkTerm.ts), the notes that link
 * to it (remarkLinkedFrom.ts).
 *
 * @this {{
 *   resourcePath: string,
 *   addDependency: (file: string) => void,
 *   getOptions: () => {findDependencies: (note: string, markdown: string) => string[]},
 * }}
 * @param {string} source A note as it is written.
 */
module.exports = function noteDependencies(source) {
  const {findDependencies} = this.getOptions();
  findDependencies(this.resourcePath, source).forEach((file) => this.addDependency(file));
  return source;
};
