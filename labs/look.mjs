// @ts-check
/**
 * Prints what `look` of browsers.mjs finds: the words of the page, then the console, a message a line.
 *
 *     node labs/look.mjs chromium|firefox|webkit URL [SECONDS]
 */
import {look} from './browsers.mjs';

const [engine = '', url = '', seconds] = process.argv.slice(2);
const {page, console: messages} = await look(
  /** @type {Parameters<typeof look>[0]} */ (engine),
  url,
  seconds ? {seconds: Number(seconds)} : {},
);
console.log([page, ...messages].join('\n'));
