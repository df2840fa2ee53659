import path from 'node:path';
import {partError} from '../dependsOnFiles';
import type {PartName} from '../part';

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
 * @param file An absolute path.
 * @throws Error while bundling, if `transform` changes nothing.
 */
export const transformFile = (
  part: PartName,
  file: string,
  transform: (source: string) => string,
): TransformRule => ({
  test: file,
  enforce: 'pre',
  loader: path.join(__dirname, 'transformLoader.cjs'),
  options: {
    transform(source) {
      const changed = transform(source);
      if (changed === source) {
        throw partError(part, `${file} no longer contains the text to replace.`);
      }
      return changed;
    },
  },
});
