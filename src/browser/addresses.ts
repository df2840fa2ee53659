/** Makes a hash decodable: returns it unchanged, or with each `%` escaped as `%25`. */
export function toValidHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** The element that a hash points to. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(toValidHash(hash).slice(1)));
}
