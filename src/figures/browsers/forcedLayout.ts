/**
 * When layout runs: a change of a size marks it as out of date, a question for a size has to be answered
 * truly (CSSOM View, `offsetWidth`), so it runs then if it is out of date, and else before the next picture.
 */
export type Step = 'ask' | 'change' | 'layout';

/** In which order a script asks and changes; for how many boxes it does so in the lab. */
export type Way = 'in turn' | 'asks first' | 'changes only';
export const BOXES = 100;

/** From the lab (labs/browser/forced-layout.mjs): layouts, and milliseconds that the script took. */
export const LAB: Record<Way, {layouts: number; took: number}> = {
  'in turn': {layouts: 100, took: 17.2},
  'asks first': {layouts: 1, took: 0.6},
  'changes only': {layouts: 1, took: 0.7},
};

/** What a script does for so many boxes. */
export function script(way: Way, boxes: number): ('ask' | 'change')[] {
  const each = Array.from({length: boxes});
  if (way === 'in turn') {
    return each.flatMap(() => ['ask', 'change'] as const);
  }
  const changes = each.map(() => 'change' as const);
  return way === 'asks first' ? [...each.map(() => 'ask' as const), ...changes] : changes;
}

/** The same with the layouts that it causes, the last one with the next picture. */
export function withLayouts(steps: readonly ('ask' | 'change')[]): Step[] {
  let isOutOfDate = false;
  const all = steps.flatMap((step): Step[] => {
    const isForced = step === 'ask' && isOutOfDate;
    isOutOfDate = step === 'change';
    return isForced ? ['layout', step] : [step];
  });
  return isOutOfDate ? [...all, 'layout'] : all;
}

export const countLayouts = (way: Way, boxes: number): number =>
  withLayouts(script(way, boxes)).filter((step) => step === 'layout').length;

const RUNS = 5;

/** Runs the script on boxes beside the page, and gives the middle one of five times in milliseconds. */
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
    // Layout is in order before the clock starts.
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
