import {basePath} from '../../src/site/identity.cjs';

/** Where the site under test is served. playwright.config.ts starts the server. */

export {basePath};

export const sitePort = Number(process.env.TEST_PORT ?? 4173);

/** The local production build. */
export const siteUrl = `http://localhost:${sitePort}${basePath}`;
