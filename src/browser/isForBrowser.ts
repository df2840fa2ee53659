/** Whether a click on a link is the browser's: it opens a tab or a window, or saves the page. */
export function isForBrowser({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
