// @ts-check
/**
 * Checks everything that needs neither a browser nor a build, and shows all problems at once.
 *
 *     npm run check -- [folder of another copy of the project]
 *
 * Of another copy, what its authors write is checked: the notes, the posts and their spelling.
 */
import os from 'node:os';
import path from 'node:path';
import {CHECK_STEPS, contentSteps} from './check/steps.mjs';
import {runSteps} from './lib/run-steps.mjs';

const [folder] = process.argv.slice(2);
const steps = folder === undefined ? CHECK_STEPS : contentSteps(path.resolve(folder));
process.exitCode = (await runSteps(steps, os.availableParallelism())) ? 0 : 1;
