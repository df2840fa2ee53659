import {basePath} from '../src/site/identity.cjs';

/** Where the sites under test are served; playwright.config.ts starts their servers. */

export {basePath};

export const sitePort = Number(process.env.TEST_PORT ?? 4173);
export const testSitePort = sitePort + 1;

/** The real site: the production build here, or any other place that BASE_URL names. */
export const siteUrl = process.env.BASE_URL ?? `http://localhost:${sitePort}${basePath}`;

/** The second site, which shows what a healthy one cannot; see tests/site. */
export const testSiteUrl = `http://localhost:${testSitePort}${basePath}`;
