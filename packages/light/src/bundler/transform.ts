import path from 'node:path';

/** Changes the text of a module, or throws with what is wrong. */
export type Transform = (source: string) => string;

/** As much of a bundler's rule as is needed here. */
export type TransformRule = {
  test: string;
  enforce: 'pre';
  loader: string;
  options: {transform: Transform};
};

/**
 * A bundler's rule that has a file's text changed before anything else reads it.
 *
 * @param file Absolute.
 */
export function transformFile(file: string, transform: Transform): TransformRule {
  return {
    test: file,
    enforce: 'pre',
    loader: path.join(__dirname, 'transformLoader.cjs'),
    options: {transform},
  };
}

/**
 * A change that puts other pieces in place of some, all of their occurrences. That they are there is
 * for the part's `dependsOn` to see.
 *
 * @param pieces By what stands there.
 * @param prepend What the new pieces need at the top.
 */
export function replacePieces(pieces: Record<string, string>, prepend = ''): Transform {
  return (source) =>
    prepend +
    Object.entries(pieces).reduce((text, [from, to]) => text.replaceAll(from, () => to), source);
}
