// @ts-check
import {spawn} from 'node:child_process';
import {ROOT} from './root.mjs';

/**
 * Runs a program of the project with the running Node, which needs no shell on any system.
 *
 * @param {readonly string[]} args A script or a package's program, from the project's folder, and its
 *   arguments.
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<import('./run-steps.mjs').Outcome>} `output` is what it has said, unless `options`
 *   send that elsewhere.
 */
export function runProgram(args, options) {
  return new Promise((resolve) => {
    let output = '';
    const program = spawn(process.execPath, args, {
      cwd: ROOT,
      env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'})},
      ...options,
    });
    const collect = (/** @type {Buffer} */ data) => {
      output += data.toString();
    };
    program.stdout?.on('data', collect);
    program.stderr?.on('data', collect);
    program.on('error', (error) => resolve({succeeded: false, output: error.message}));
    program.on('close', (code) => resolve({succeeded: code === 0, output}));
  });
}
