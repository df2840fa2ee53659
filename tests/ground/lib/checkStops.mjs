// @ts-check
import {mustStop} from '../mustStop.mjs';
import {buildGround} from './build.mjs';

/**
 * Builds every case of mustStop.mjs and prints those that do not stop as they should.
 *
 * @returns {Promise<boolean>} Whether there was any.
 */
export async function checkStops() {
  const start = performance.now();
  /** @type {string[]} */
  const faults = [];
  for (const {name, files, without = [], says} of mustStop) {
    const built = await buildGround('must-stop', {variant: 'whole', without, files});
    // Terminals get the message in a frame, whose lines break anywhere.
    const output = built.output.replace(/\n[\s│]*/g, ' ');
    const missing = says.filter((part) => !part.test(output) && !part.test(built.output));
    if (built.succeeded) {
      faults.push(`${name}: the build went through; it should stop and say ${says.join(' and ')}`);
    } else if (missing.length > 0) {
      faults.push(
        `${name}: the build does not say ${missing.join(' and ')}, but:\n${built.output.slice(0, 1500)}`,
      );
    }
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${faults.length === 0 ? 'stops' : 'DIFFERENT'}  must stop: ${mustStop.length} cases, ${faults.length} that do not, ${seconds} s`,
  );
  for (const fault of faults) {
    console.log(`  ${fault}`);
  }
  return faults.length > 0;
}
