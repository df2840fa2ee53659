/** The class of the link to the section being read; the theme sets it. */
export const ACTIVE_LINK = 'table-of-contents__link--active';

/**
 * Watches which link of a table of contents the theme marks.
 *
 * @param box Contains the links.
 * @param onChange Called with the newly marked link, or with `null` above the first section.
 * @returns a function that stops watching
 */
export function watchMark(
  box: HTMLElement,
  onChange: (mark: HTMLElement | null) => void,
): () => void {
  let last: HTMLElement | null = null;
  const update = () => {
    const mark = box.querySelector<HTMLElement>(`.${ACTIVE_LINK}`);
    // The theme rewrites all classes whenever the page scrolls.
    if (mark !== last) {
      last = mark;
      onChange(mark);
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(box, {subtree: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}
