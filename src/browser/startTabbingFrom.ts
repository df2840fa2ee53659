/**
 * Puts the focus on an element that takes none by itself, without a mark of it: the next Tab goes on
 * from there, and a screen reader reads on from there.
 *
 * @param options As of `focus`.
 */
export function startTabbingFrom(element: HTMLElement, options?: FocusOptions): void {
  element.setAttribute('tabindex', '-1');
  element.focus(options);
  element.removeAttribute('tabindex');
}
