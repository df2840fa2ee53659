/** The parts of Docusaurus' generated client files that this package reads. */
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

/** The build of `history` for bundlers, which has the same types as the main entry. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
