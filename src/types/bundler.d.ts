/** The bundler's runtime, as far as the site's code uses it. */
declare const __webpack_require__: {
  /** Loads the chunk with this id; rejects if it can't be loaded. */
  e: (chunkId: string | number) => Promise<unknown>;
};
