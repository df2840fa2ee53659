// @ts-check
import {basePath} from '../../../src/site/identity.cjs';
import {createPagesServer} from '../pages-server.mjs';

/**
 * Serves a built site as GitHub Pages does, compressed, on a free port of this machine.
 *
 * @param {string} directory The folder with the built site.
 * @returns {Promise<{url: string, close: () => void}>} `url` ends with the base path.
 */
export async function serve(directory) {
  const server = createPagesServer({directory, baseUrl: basePath});
  await new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
