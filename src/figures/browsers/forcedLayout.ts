/**
 * When layout runs. Changing a size makes the layout out of date. Reading a size must return the true value
 * (CSSOM View, `offsetWidth`), so it runs layout first if needed. Otherwise layout runs before the next
 * frame.
 */
export type Step = {does: 'ask' | 'change' | 'next picture'; needsLayout: boolean};

/** The order in which a script reads and writes, and the number of boxes on the lab's page. */
export type Way = 'in turn' | 'asks first' | 'changes only';
export const BOXES = 100;

/** The lab's results (labs/browser/forced-layout.mjs): layouts, and the script's time in milliseconds. */
export const LAB: Record<Way, {layouts: number; took: number}> = {
  'in turn': {layouts: 100, took: 17.2},
  'asks first': {layouts: 1, took: 0.6},
  'changes only': {layouts: 1, took: 0.7},
};

/** The reads and writes that a script does for this many boxes. */
function script(way: Way, boxes: number): ('ask' | 'change')[] {
  const each = Array.from({length: boxes});
  if (way === 'in turn') {
    return each.flatMap(() => ['ask', 'change'] as const);
  }
  const changes = each.map(() => 'change' as const);
  return way === 'asks first' ? [...each.map(() => 'ask' as const), ...changes] : changes;
}

/** The script's steps, then the next frame. Each says whether layout has to run first. */
export function stepsOf(way: Way, boxes: number): Step[] {
  let isOutOfDate = false;
  return [...script(way, boxes), 'next picture' as const].map((does) => {
    const needsLayout = does !== 'change' && isOutOfDate;
    isOutOfDate = does === 'change';
    return {does, needsLayout};
  });
}

/** The number of layouts, and how many of them an `ask` forces. */
export function countLayouts(way: Way, boxes: number): {layouts: number; forced: number} {
  const steps = stepsOf(way, boxes).filter(({needsLayout}) => needsLayout);
  return {layouts: steps.length, forced: steps.filter(({does}) => does === 'ask').length};
}

const RUNS = 5;

/** Runs the script five times on boxes off screen and returns the median time in milliseconds. */
export function measure(document: Document, way: Way): number {
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, {position: 'fixed', left: '-999px', top: '0', visibility: 'hidden'});
  const boxes = Array.from({length: BOXES}, () => {
    const box = document.createElement('p');
    box.textContent = 'A box with a few words of text in it, which has two lines.';
    place.append(box);
    return box;
  });
  document.body.append(place);
  const times = Array.from({length: RUNS}, () => {
    for (const box of boxes) {
      box.style.width = '300px';
    }
    // Brings layout up to date before the clock starts.
    void place.offsetWidth;
    const widths: number[] = [];
    let asked = 0;
    let changed = 0;
    const steps = script(way, BOXES);
    const start = performance.now();
    for (const step of steps) {
      if (step === 'ask') {
        widths.push(boxes[asked++]!.offsetWidth);
      } else {
        boxes[changed]!.style.width = `${(widths[changed++] ?? 300) - 1}px`;
      }
    }
    return performance.now() - start;
  });
  place.remove();
  return times.sort((one, other) => one - other)[Math.floor(RUNS / 2)]!;
}
