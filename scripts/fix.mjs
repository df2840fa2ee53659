// @ts-check
/**
 * Mends what `npm run check` finds and needs no decision: lint, layout, line ends and byte order marks.
 * One after the other, as they write into the same files.
 *
 *     npm run fix
 *
 * Exits with 1 where a program finds something that it can't mend.
 */
import {ESLINT, PRETTIER, STYLELINT} from './check/steps.mjs';
import {ROOT} from './lib/root.mjs';
import {runProgram} from './lib/run-program.mjs';
import {mendEncodings} from './notes/encoding.mjs';

for (const file of mendEncodings(ROOT)) {
  console.log(`${file}: written anew with LF and without a byte order mark.`);
}
for (const args of [
  [...ESLINT, '--fix'],
  [...STYLELINT, '--fix'],
  [...PRETTIER, '--write'],
]) {
  const {succeeded} = await runProgram(args, {stdio: 'inherit'});
  if (!succeeded) {
    process.exitCode = 1;
  }
}
