/** Files that Docusaurus generates for its own client, as far as they are read here. */
declare module '@generated/registry' {
  /** By chunk: what loads it, its module, and that module's id. */
  const registry: Record<string, [load: () => Promise<unknown>, module?: string, id?: string]>;
  export default registry;

  /** The notes, where the part "routes" has put them together. */
  export const rows: readonly import('../routes/expand').Row[] | undefined;
}

declare module '@generated/routesChunkNames' {
  type ChunkNames = {[key: string]: string | ChunkNames | ChunkNames[]};
  /** By `<path>-<hash>` of a route. */
  const routesChunkNames: Record<string, ChunkNames>;
  export default routesChunkNames;
}
