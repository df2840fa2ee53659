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

/** The lines as they appear in the note, each with the word it writes. */
export const LINES: readonly {word: Word; code: string}[] = [
  {word: 'task', code: "setTimeout(() => write('task'));"},
  {word: 'frame', code: "requestAnimationFrame(() => write('frame'));"},
  {word: 'microtask', code: "Promise.resolve().then(() => write('microtask'));"},
  {word: 'now', code: "write('now');"},
];

/** The order of each run so far. */
export type Runs = readonly (readonly Word[])[];

/** @returns how often the word came in this place, counted from 0 */
export const countPlace = (runs: Runs, word: Word, place: number): number =>
  runs.filter((order) => order[place] === word).length;

type Scheduler = Pick<Window, 'setTimeout' | 'requestAnimationFrame'>;

/** Runs the four lines and passes their order to `done`. */
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

/** Runs the lines `times` times in sequence, each time from a timer with a random delay. */
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
