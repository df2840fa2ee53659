// @ts-check
import {performance} from 'node:perf_hooks';

/**
 * @typedef {{succeeded: boolean, output: string}} Outcome `output` is shown under the step's name.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[] | 'all'} [needs] Names of the steps before it that must have
 *   succeeded; none where it is left out.
 * @property {() => Promise<Outcome>} run
 */

/**
 * Runs steps, as many at a time as there are lanes, each as soon as what it needs has succeeded. After
 * a failure all that don't need what has failed are run, so that all problems are shown at once.
 *
 * @param {readonly Step[]} steps In the order in which they are begun where nothing keeps them.
 * @param {number} lanes
 * @param {(line: string) => void} [say] Gets what is shown.
 * @returns {Promise<boolean>} Whether all have succeeded. Rejects where a step needs one that does not
 *   stand before it, which could never be.
 */
export async function runSteps(steps, lanes, say = console.log) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const failed = [];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];

  for (const [index, {name, needs = []}] of steps.entries()) {
    const before = steps.slice(0, index).map((step) => step.name);
    const missing = needs === 'all' ? undefined : needs.find((need) => !before.includes(need));
    if (missing !== undefined) {
      throw new Error(`The step "${name}" needs "${missing}", which is no step before it.`);
    }
  }

  /** @param {Step} step */
  const isReady = ({name, needs = []}) => {
    const names = steps.map((step) => step.name);
    const before = needs === 'all' ? names.slice(0, names.indexOf(name)) : needs;
    return before.every((need) => done.has(need));
  };

  /** @param {Step} step */
  const perform = async ({name, run}) => {
    const start = performance.now();
    const {succeeded, output} = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (output.trim() !== '') {
      say(`\n--- ${name}\n${output.trimEnd()}`);
    }
    say(`${name} ${succeeded ? 'passed' : 'failed'} after ${seconds} s.`);
    if (succeeded) {
      done.add(name);
    } else {
      failed.push(name);
    }
    running.delete(name);
  };

  while (running.size > 0 || waiting.some(isReady)) {
    const next = waiting.find(isReady);
    if (next && running.size < lanes) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next.name, perform(next));
    } else {
      await Promise.race(running.values());
    }
  }
  if (failed.length > 0) {
    const rest = waiting.map((step) => step.name).join(', ');
    say(`\nFailed: ${failed.join(', ')}.${rest && ` Not run: ${rest}.`}`);
  }
  return failed.length === 0;
}
