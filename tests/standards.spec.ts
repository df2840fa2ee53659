/** What machines read: the sitemap and the structured data. The HTML is checked by scripts/check-html.mjs. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {basePath, expect, nameOf, open, routes, test} from './fixtures';

const BUILD = path.resolve(__dirname, '../build');

/** Of sitemaps.org, and of what schema.org calls Date or DateTime. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

function expectPastDate(date: unknown): void {
  expect(date).toMatch(DATE);
  expect(new Date(String(date)).getTime(), `${date} has been`).toBeLessThanOrEqual(Date.now());
}

const canonicalOf = (html: string) =>
  /<link[^>]*rel="?canonical"?[^>]*>/.exec(html)?.[0].match(/href="?([^\s">]+)/)?.[1];

const isHidden = (html: string) => /<meta[^>]*name="?robots"?[^>]*noindex/.test(html);

/** The pages in the build that search engines may list, by their canonical addresses. */
function readBuiltPages(): Set<string> {
  const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => readFileSync(path.join(BUILD, file), 'utf8'))
    .filter((html) => !isHidden(html));
  return new Set(pages.map((html) => canonicalOf(html) ?? 'a page without a canonical address'));
}

test('The sitemap keeps to its protocol and names each page by its canonical address', async ({
  page,
  request,
}) => {
  const response = await request.get('sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const text = await response.text();
  await page.goto('');
  const {error, root, entries} = await page.evaluate((source) => {
    const xml = new DOMParser().parseFromString(source, 'application/xml');
    return {
      error: xml.querySelector('parsererror')?.textContent,
      root: `${xml.documentElement.namespaceURI} ${xml.documentElement.localName}`,
      entries: Array.from(xml.documentElement.children, (entry) => ({
        name: entry.localName,
        fields: Array.from(entry.children, ({localName, textContent}) => [localName, textContent]),
      })),
    };
  }, text);
  expect(error).toBeUndefined();
  expect(root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 urlset');
  const addresses = entries.map(({name, fields}) => {
    expect(name).toBe('url');
    const values = Object.fromEntries(fields);
    expect(Object.keys(values), 'each field once').toHaveLength(fields.length);
    const {loc, lastmod, ...others} = values;
    expect(others).toEqual({});
    if (lastmod !== undefined) {
      expectPastDate(lastmod);
    }
    return loc!;
  });
  expect(new Set(addresses).size).toBe(addresses.length);
  expect([...addresses].sort()).toEqual([...readBuiltPages()].sort());
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\//);
    const html = await (await request.get(new URL(address).pathname)).text();
    expect(canonicalOf(html)).toBe(address);
    expect(isHidden(html), `${address} may be listed`).toBe(false);
  }
});

type Thing = Record<string, unknown> & {'@type': string};

/** Everything with a type in what a script of structured data says. */
function findThings(data: unknown): Thing[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  const inner = Object.values(data).flatMap(findThings);
  return '@type' in data ? [data as Thing, ...inner] : inner;
}

/** What a type must have here. A new one on a page needs an entry. */
const REQUIRED: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Blog: ['@id'],
  BlogPosting: [
    '@id',
    'mainEntityOfPage',
    'url',
    'headline',
    'description',
    'datePublished',
    'author',
  ],
  Person: ['name'],
};

/** What leads to a page of the site, and must be the address that the page gives itself. */
const PAGE_FIELDS = ['@id', 'mainEntityOfPage', 'item', 'url'];

for (const route of routes) {
  test(`${nameOf(route)} has structured data that is whole, with addresses as in the sitemap, or none`, async ({
    page,
    request,
  }) => {
    await open(page, route);
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
    const site = canonical.slice(0, canonical.length - route.length);
    const listed = routes.map((each) => site + each);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = scripts.map((text) => JSON.parse(text) as Thing);
    for (const one of data) {
      expect(one['@context']).toBe('https://schema.org');
    }
    for (const thing of data.flatMap(findThings)) {
      const type = thing['@type'];
      expect(Object.keys(REQUIRED)).toContain(type);
      for (const field of REQUIRED[type]!) {
        expect(thing[field], `${field} of ${type}`).toBeTruthy();
      }
      for (const field of PAGE_FIELDS.filter((each) =>
        String(thing[each] ?? '').startsWith(site),
      )) {
        expect(listed, `${field} of ${type}`).toContain(thing[field]);
      }
      if (type === 'BlogPosting') {
        expectPastDate(thing.datePublished);
      }
      if (thing.image !== undefined) {
        const {pathname} = new URL(String(thing.image), canonical);
        expect((await request.get(pathname)).status(), `${thing.image}`).toBe(200);
      }
      if (type === 'BreadcrumbList') {
        const positions = (thing.itemListElement as Thing[]).map(({position}) => position);
        expect(positions).toEqual(positions.map((_, index) => index + 1));
      }
    }

    const isPost = /^blog\/(?!archive|tags)/.test(route);
    expect(data.map((one) => one['@type'])).toEqual(
      isPost
        ? ['BlogPosting']
        : route === 'blog'
          ? ['Blog']
          : route.startsWith('docs')
            ? ['BreadcrumbList']
            : [],
    );
    expect(basePath).toBe(new URL(site).pathname);
  });
}
