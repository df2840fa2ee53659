/** A path of an address with its escapes read, as the router has it; as it is where they are not valid. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The hash of an address, or one that leads to the same place and whose escapes are valid: Docusaurus
 * decodes the hash of every page it goes to and crashes the page where it can't (`#100%`).
 */
export function toValidHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** The element that a hash leads to. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(toValidHash(hash).slice(1)));
}
