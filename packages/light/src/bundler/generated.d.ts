/** Files that Docusaurus generates for its own client, as far as they are read here. */
declare module '@generated/registry' {
  /** By chunk: what loads it, its module, and that module's id. */
  const registry: Record<string, [load: () => Promise<unknown>, module?: string, id?: string]>;
  export default registry;
}

declare module '@generated/routesChunkNames' {
  type ChunkNames = {[key: string]: string | ChunkNames | ChunkNames[]};
  /** By `<path>-<hash>` of a route. */
  const routesChunkNames: Record<string, ChunkNames>;
  export default routesChunkNames;
}

/** The library's form for bundlers, whose types are those of its entry. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
