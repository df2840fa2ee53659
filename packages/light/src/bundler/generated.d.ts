/** The parts that are read here of files that Docusaurus generates for its client. */
declare module '@generated/registry' {
  /** For each chunk: a function that loads it, its module, and the module's id. */
  const registry: Record<string, [load: () => Promise<unknown>, module?: string, id?: string]>;
  export default registry;
}

declare module '@generated/routesChunkNames' {
  type ChunkNames = {[key: string]: string | ChunkNames | ChunkNames[]};
  /** Keyed by `<path>-<hash>` of a route. */
  const routesChunkNames: Record<string, ChunkNames>;
  export default routesChunkNames;
}

/** The library's build for bundlers, with the same types as its entry. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
