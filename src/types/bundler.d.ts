/** The bundler's runtime, as far as code of the site uses it. */
declare const __webpack_require__: {
  /** Loads the chunk with this id; rejects where it cannot be loaded. */
  e: (chunkId: string | number) => Promise<unknown>;
  /** Docusaurus' addition: the address of a chunk to prefetch, by its name, if there is any to. */
  gca: (chunkName: string) => string | undefined;
  /** Where the site's files are. */
  p: string;
  /** The path of a chunk's file, under `p`. */
  u: (chunkId: string | number) => string;
};
