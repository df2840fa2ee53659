/** The part of the bundler's runtime that the site's code uses. */
declare const __webpack_require__: {
  /** Loads the chunk with this id; rejects if it can't be loaded. */
  e: (chunkId: string | number) => Promise<unknown>;
};
