import path from 'node:path';

/** The part of a bundler rule used here. */
type TransformRule = {
  test: string;
  enforce: 'pre';
  loader: string;
  options: {transform: (source: string) => string};
};

/**
 * Makes a bundler rule that changes a file's text before anything else reads it.
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
