declare module '@generated/light-routes/default/descriptions.json' {
  /** By `<plugin id> <version>`, the notes' descriptions by id. */
  const descriptions: Record<string, Record<string, string>>;
  export default descriptions;
}
