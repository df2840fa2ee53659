// @ts-check
/**
 * Serves a built site as GitHub Pages does.
 *
 *     npm run serve -- [--port 3000] [--dir build]
 *
 * The port can also come from the environment variable PORT.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {basePath} from '../src/site/identity.cjs';
import {createPagesServer} from './lib/pages-server.mjs';
import {ROOT} from './lib/root.mjs';

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: process.env.PORT ?? '3000'},
    dir: {type: 'string', default: path.join(ROOT, 'build')},
  },
});
const port = Number(values.port);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`"${values.port}" is no port: give a number from 1 to 65535.`);
}
if (!existsSync(path.join(values.dir, 'index.html'))) {
  fail(`There is no built site in ${values.dir}. Run "npm run build" first.`);
}

createPagesServer({directory: values.dir, baseUrl: basePath})
  .on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: npm run serve -- --port ${port + 1}`
        : `The server could not start: ${error.message}`,
    ),
  )
  .listen(port, () => {
    console.log(`Serving ${values.dir} at http://localhost:${port}${basePath}`);
  });
