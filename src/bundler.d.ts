/** The bundler's runtime, as far as src/clientModules/routeProgress.ts uses it. */
declare const __webpack_require__: {
  /** Loads the chunk with this id; rejects where it cannot be loaded. */
  e: (chunkId: string | number) => Promise<unknown>;
};
