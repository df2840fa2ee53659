// @ts-check
/**
 * usage: node ask.mjs URL [fetch]. Requests a page as a Node.js program would and prints the error as a log
 * would show it, with its causes and inner errors.
 */
import http from 'node:http';
import https from 'node:https';

const [url = '', way] = process.argv.slice(2);

/** @type {(error: any) => void} */
function show(error) {
  console.log(`${error.name}: ${error.message}`, error.code ?? '');
  for (const inner of [...(error.errors ?? []), ...(error.cause ? [error.cause] : [])]) {
    show(inner);
  }
}

if (way === 'fetch') {
  await fetch(url)
    .then((response) => response.text())
    .catch(show);
} else {
  const {get} = url.startsWith('https:') ? https : http;
  get(url, (response) => response.resume()).on('error', show);
}
