/**
 * Calls `callback` in a task of its own after the next paint.
 *
 * @returns What calls it off; does nothing once it was called.
 */
export function afterPaint(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
