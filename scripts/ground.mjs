// @ts-check
/**
 * Proves by difference that the light build (`src/light`) changes nothing that a reader or an author can
 * tell: builds a site with everything that Docusaurus allows, with it and without it, in several
 * variants, and compares page by page.
 *
 *     npm run test:ground -- [--variant whole] [--page docs/next/code] [--stock] [--without css]
 *
 * --variant and --page (part of an address) restrict what is compared, and may be repeated; --stock
 * compares two stock builds, which must show nothing; --without leaves a part out; --reuse takes the
 * builds of the last run; --no-bisect does without the builds that name the part at fault; --stops
 * tries only what must stop the build, --site walks only the site itself without the light build.
 */
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {buildGround, listFiles, listPages} from '../tests/ground/lib/build.mjs';
import {compareBuilds} from '../tests/ground/lib/compare.mjs';
import {checkStops} from '../tests/ground/lib/checkStops.mjs';
import {findPart} from '../tests/ground/lib/bisect.mjs';
import {comparePages} from '../tests/ground/lib/comparePages.mjs';
import {report} from '../tests/ground/lib/report.mjs';
import {unreachable} from '../tests/ground/known.mjs';
import {walkSite} from '../tests/ground/lib/walkSite.mjs';
import {serveBuild} from '../tests/ground/lib/serve.mjs';
import {getVariant, VARIANT_NAMES} from '../tests/ground/variants.mjs';
import {TEST_BROWSER_FLAGS} from './lib/browser-flags.mjs';
import {requireBrowser} from './lib/ensure-browser.mjs';

const {values: options} = parseArgs({
  options: {
    variant: {type: 'string', multiple: true},
    page: {type: 'string', multiple: true, default: []},
    without: {type: 'string', multiple: true, default: []},
    stock: {type: 'boolean', default: false},
    reuse: {type: 'boolean', default: false},
    'no-bisect': {type: 'boolean', default: false},
    stops: {type: 'boolean', default: false},
    site: {type: 'boolean', default: false},
  },
});

/** Of all variants. */
let pagesCompared = 0;

/**
 * @param {string} name
 * @param {{variant: string, without: string[] | null}} what
 */
const build = (name, what) => buildGround(name, {...what, reuse: options.reuse});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} name
 */
async function compareVariant(browser, name) {
  const variant = getVariant(name);
  const start = performance.now();
  // Two at a time, as many as a small machine has cores.
  const [withLight, stock] = await Promise.all([
    build(`${name}-${options.stock ? 'again' : 'with'}`, {
      variant: name,
      without: options.stock ? null : options.without,
    }),
    build(`${name}-without`, {variant: name, without: null}),
  ]);
  if (!stock.succeeded) {
    throw new Error(
      `The stock site does not build in the variant “${name}”. Put its content right:\n${stock.output}`,
    );
  }
  const built = performance.now();
  const found = compareBuilds('warning', withLight.warnings, stock.warnings);
  if (!withLight.succeeded) {
    return report(name, {
      seconds: (performance.now() - start) / 1000,
      pages: 0,
      differences: [
        {page: '(build)', state: 'built', what: 'build', with: withLight.output, without: 'built'},
      ],
      stockMessages: [],
    });
  }
  const files = await listFiles(stock.directory);
  found.push(...compareBuilds('file', await listFiles(withLight.directory), files));
  const pages = listPages(files, variant.trailingSlash).filter(
    (page) =>
      (variant.pages?.test(decodeURIComponent(page)) ?? true) &&
      (options.page.length === 0 || options.page.some((part) => page.includes(part))),
  );
  pagesCompared += pages.length;
  const servers = await Promise.all([withLight, stock].map((one) => serveBuild(one, variant)));
  const [withServer, stockServer] = /** @type {[any, any]} */ (servers);
  try {
    const compared = await comparePages(browser, withServer, stockServer, pages, variant);
    const differences = [...found, ...compared.differences];
    const failed = report(name, {
      seconds: (performance.now() - start) / 1000,
      buildSeconds: (built - start) / 1000,
      pages: pages.length,
      ...compared,
      differences,
      unreachable: files.filter((file) => unreachable.file.test(file)),
    });
    if (failed && !options.stock && !options['no-bisect']) {
      await findPart(browser, name, compared.differences, stockServer, options.without);
    }
    return failed;
  } finally {
    servers.forEach((server) => server.close());
  }
}

// With a part of the whole asked for, that part alone.
const isWhole = !options.variant && options.page.length === 0 && !options.stock;
let hasFailed = ((isWhole && !options.site) || options.stops) && (await checkStops());
if (options.stops) {
  process.exit(hasFailed ? 1 : 0);
}

const browser = await chromium.launch({executablePath: requireBrowser(), args: TEST_BROWSER_FLAGS});
try {
  if (isWhole || options.site) {
    hasFailed = (await walkSite(browser)) || hasFailed;
  }
  for (const name of options.site ? [] : (options.variant ?? VARIANT_NAMES)) {
    hasFailed = (await compareVariant(browser, name)) || hasFailed;
  }
} finally {
  await browser.close();
}
// What does not build is said already.
if (!hasFailed && options.page.length > 0 && pagesCompared === 0) {
  console.error(`No page has ${options.page.join(' or ')} in its address.`);
  hasFailed = true;
}
process.exit(hasFailed ? 1 : 0);
