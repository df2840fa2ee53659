// @ts-check
/**
 * Prints what `look` in browsers.mjs finds: the page's text, then the console, one message per line. With
 * `trusting`, the browser accepts any certificate.
 *
 *     node labs/look.mjs chromium|firefox|webkit URL [SECONDS] [trusting]
 */
import {look} from './browsers.mjs';

const [engine = '', url = '', seconds = '1', trusting] = process.argv.slice(2);
const {page, console: messages} = await look(
  /** @type {Parameters<typeof look>[0]} */ (engine),
  url,
  {seconds: Number(seconds), trusting: trusting === 'trusting'},
);
console.log([page, ...messages].join('\n'));
