import path from 'node:path';

/** As much of a bundler's rule as is needed here. */
type TransformRule = {
  test: string;
  enforce: 'pre';
  loader: string;
  options: {transform: (source: string) => string};
};

/**
 * A bundler's rule that has a file's text changed before anything else reads it.
 *
 * @param file Absolute.
 */
export const transformFile = (
  file: string,
  transform: (source: string) => string,
): TransformRule => ({
  test: file,
  enforce: 'pre',
  loader: path.join(__dirname, 'transformLoader.cjs'),
  options: {transform},
});
