/** A path of an address with its escapes read, as the router has it; as it is where they are not valid. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
