/** A hash whose escapes are valid: the given one, or one that says `%25` for each `%` in it. */
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
