/**
 * Four lines whose order the event loop decides (HTML, Event loops, Processing model): a task runs to its
 * end, then all microtasks; a timer's callback is a later task, and so is rendering with its animation frame
 * callbacks. Which of those two comes first is up to the browser.
 */
export type Word = 'now' | 'microtask' | 'task' | 'frame';

/**
 * What calls the lines, and how often the frame came before the task in the lab (labs/browser/order.mjs).
 */
export const CALLERS = {
  press: {label: 'a click', framesFirst: 40, runs: 40},
  timer: {label: 'a timer', framesFirst: 0, runs: 40},
} as const;

export type Caller = keyof typeof CALLERS;

/** How often the lines ran, and how often the frame came before the task. */
export type Tally = {runs: number; framesFirst: number};

export function count({runs, framesFirst}: Tally, order: readonly Word[]): Tally {
  const isFrameFirst = order.indexOf('frame') < order.indexOf('task');
  return {runs: runs + 1, framesFirst: framesFirst + Number(isFrameFirst)};
}

type Scheduler = Pick<Window, 'setTimeout' | 'requestAnimationFrame'>;

/** Runs the four lines and resolves to their order. */
export function runFourLines(scheduler: Scheduler, done: (order: readonly Word[]) => void): void {
  const written: Word[] = [];
  const write = (word: Word) => {
    if (written.push(word) === 4) {
      done(written);
    }
  };
  scheduler.setTimeout(() => write('task'));
  scheduler.requestAnimationFrame(() => write('frame'));
  void Promise.resolve().then(() => write('microtask'));
  write('now');
}

/** Runs them this many times in sequence, each time from a timer at a different moment. */
export function runFromTimers(
  scheduler: Scheduler,
  times: number,
  done: (order: readonly Word[], left: number) => void,
): void {
  scheduler.setTimeout(
    () =>
      runFourLines(scheduler, (order) => {
        done(order, times - 1);
        if (times > 1) {
          runFromTimers(scheduler, times - 1, done);
        }
      }),
    20 * Math.random(),
  );
}
