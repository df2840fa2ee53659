/** The parts that are read here of files that Docusaurus generates for its client. */
declare module '@generated/registry' {
  /** For each chunk: a function that loads it, its module, and the module's id. */
  const registry: Record<string, [load: () => Promise<unknown>, module?: string, id?: string]>;
  export default registry;
}

declare module '@generated/routesChunkNames' {
  type ChunkNames = {[key: string]: string | ChunkNames | ChunkNames[]};
  /** Keyed by a route's `<path>-<hash>`. */
  const routesChunkNames: Record<string, ChunkNames>;
  export default routesChunkNames;
}

/** The library's build for bundlers, which has the same types as its main entry. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
