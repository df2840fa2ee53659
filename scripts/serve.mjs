// @ts-check
/**
 * Serves a built site the way GitHub Pages does.
 *
 *     npm run serve -- [--port 3000] [--dir build]
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {basePath} from '../src/site/identity.cjs';
import {createPagesServer} from './lib/pages-server.mjs';

const {values} = parseArgs({
  options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
});

if (!existsSync(path.join(values.dir, 'index.html'))) {
  console.error(`There's no built site in ${values.dir}. Run "npm run build" first.`);
  process.exit(1);
}
createPagesServer({directory: values.dir, baseUrl: basePath})
  .on('error', (error) => {
    console.error(`${error.message}\nTo use another port: npm run serve -- --port 3001`);
    process.exit(1);
  })
  .listen(Number(values.port), () => {
    console.log(`Serving ${values.dir} at http://localhost:${values.port}${basePath}`);
  });
