// @ts-check
import {createPagesServer} from '../../../scripts/lib/pages-server.mjs';

/**
 * Serves a build as GitHub Pages would.
 *
 * @param {{directory: string}} built
 * @param {{baseUrl: string}} variant
 */
export async function serveBuild({directory}, {baseUrl}) {
  const server = createPagesServer({directory, baseUrl});
  // Any port that is free; TEST_PORT and the few after it, where it is given.
  let port = Number(process.env.TEST_PORT ?? 0);
  const last = port + 40;
  for (;;) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, () => resolve(undefined));
      });
      break;
    } catch (error) {
      if (port === 0 || port >= last) {
        throw error;
      }
      port++;
    }
  }
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    baseUrl,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
