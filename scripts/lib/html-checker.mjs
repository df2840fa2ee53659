// @ts-check
/** Runs the Nu HTML checker, which is a Java program, over built pages. */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The oldest Java that runs it. */
export const OLDEST_JAVA = 17;

/**
 * @param {string} output What "java -version" says.
 * @returns {number | undefined} The major version; 8 for those that call themselves 1.8.
 */
export function parseJavaVersion(output) {
  const version = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  return version === undefined ? undefined : Number(version);
}

/**
 * @typedef {{code: number | null, output: string, messages: string}} Ended `code` is null where the
 *   program can't be started; `messages` is what it wrote to the standard error.
 *
 * @param {string[]} args
 * @returns {Promise<Ended>}
 */
function runJava(args) {
  return new Promise((resolve) => {
    let output = '';
    let messages = '';
    const program = spawn('java', args);
    program.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    program.stderr.setEncoding('utf8').on('data', (text) => (messages += text));
    program.on('error', () => resolve({code: null, output, messages}));
    program.on('close', (code) => resolve({code, output, messages}));
  });
}

/** @returns {Promise<boolean>} Whether there is a Java that runs the checker. */
export async function hasJava() {
  const {code, messages} = await runJava(['-version']);
  return code === 0 && (parseJavaVersion(messages) ?? 0) >= OLDEST_JAVA;
}

/**
 * @param {string} directory Of a built site; each .html file in it and below is checked.
 * @returns {Promise<string[]>} Its errors, a line each, with the file relative to the directory. Rejects
 *   where the checker itself fails.
 */
export async function findHtmlErrors(directory) {
  const require = createRequire(import.meta.url);
  const jar = path.join(path.dirname(require.resolve('vnu-jar')), 'build/dist/vnu.jar');
  const options = ['--skip-non-html', '--errors-only', '--format', 'json'];
  // Java itself writes to the standard error, as does the checker without --stdout.
  const {output, messages} = await runJava(['-jar', jar, '--stdout', ...options, directory]);
  /** @type {{url: string, lastLine?: number, lastColumn?: number, message: string}[]} */
  let errors;
  try {
    ({messages: errors} = JSON.parse(output));
  } catch (error) {
    throw new Error(`The HTML checker did not work:\n${messages}${output}`, {cause: error});
  }
  return errors.map(({url, lastLine, lastColumn, message}) => {
    const file = path.relative(directory, decodeURIComponent(url.replace(/^file:/, '')));
    return `${file}:${lastLine ?? 1}:${lastColumn ?? 1}: ${message}`;
  });
}
