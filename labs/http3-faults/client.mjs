// @ts-check
/** Sends one request over HTTP/2 and prints the error that Node.js reports: node client.mjs URL */
import http2 from 'node:http2';

const {origin, pathname, search} = new URL(process.argv[2] ?? '');
/** @type {(error: NodeJS.ErrnoException) => void} */
const report = ({code, message}) => console.log(`${code}: ${message}`);
const session = http2.connect(origin, {rejectUnauthorized: false}).on('error', report);
session.on('goaway', () => {
  try {
    session.request({':path': '/'}).on('error', report);
  } catch (error) {
    report(/** @type {NodeJS.ErrnoException} */ (error));
  }
});
session
  .request({':path': `${pathname}${search}`})
  .on('error', report)
  .on('close', () => setTimeout(() => session.destroy(), 100))
  .resume();
