import type {Page} from '@playwright/test';
import {basePath, expect, routes} from './fixtures';

/** Of sitemaps.org, and of what schema.org calls Date or DateTime. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** That a date is written as machines want it, and is none to come. */
export function expectPastDate(date: unknown): void {
  expect(date).toMatch(DATE);
  expect(new Date(String(date)).getTime(), `${date} has been`).toBeLessThanOrEqual(Date.now());
}

type Thing = Record<string, unknown> & {'@type': string};

/** Everything with a type in what a script of structured data says. */
function findThings(data: unknown): Thing[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  const inner = Object.values(data).flatMap(findThings);
  return '@type' in data ? [data as Thing, ...inner] : inner;
}

const byType = (a: Thing, b: Thing) => a['@type'].localeCompare(b['@type'], 'en');

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
  TechArticle: [
    '@id',
    'mainEntityOfPage',
    'url',
    'headline',
    'description',
    'dateModified',
    'author',
    'image',
    'isPartOf',
  ],
  WebSite: ['@id'],
};

/** What leads to a page of the site, and must be the address that the page gives itself. */
const PAGE_FIELDS = ['@id', 'mainEntityOfPage', 'item', 'url'];

/**
 * That the structured data, Open Graph and card of a page are whole, with addresses as in the sitemap, or that there is none
 * where a page of its kind needs none.
 *
 * @param route The page's, relative to the base path.
 */
export async function expectStructuredData(page: Page, route: string): Promise<void> {
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
  const site = canonical.slice(0, canonical.length - route.length);
  const listed = routes.map((each) => site + each);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts.map((text) => JSON.parse(text) as Thing).sort(byType);
  const html = await (await page.request.get(route)).text();
  const served = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g)];
  // Not every machine runs scripts, which bring their own.
  expect(
    served.map(([, text]) => JSON.parse(text!) as Thing).sort(byType),
    'in the HTML as after the scripts',
  ).toEqual(data);
  for (const one of data) {
    expect(one['@context']).toBe('https://schema.org');
  }
  for (const thing of data.flatMap(findThings)) {
    const type = thing['@type'];
    expect(Object.keys(REQUIRED)).toContain(type);
    for (const field of REQUIRED[type]!) {
      expect(thing[field], `${field} of ${type}`).toBeTruthy();
    }
    for (const field of PAGE_FIELDS.filter((each) => String(thing[each] ?? '').startsWith(site))) {
      expect(listed, `${field} of ${type}`).toContain(String(thing[field]).replace(/#.*/, ''));
    }
    for (const date of [thing.datePublished, thing.dateModified]) {
      if (date !== undefined) {
        expectPastDate(date);
      }
    }
    if (thing.image !== undefined) {
      // An address in JSON-LD may be relative to the page, https://www.w3.org/TR/json-ld11/#inheriting-base-iri-from-html-s-base-element.
      const {pathname} = new URL(String(thing.image), canonical);
      expect((await page.request.get(pathname)).status(), `${thing.image}`).toBe(200);
    }
    if (type === 'BreadcrumbList') {
      const positions = (thing.itemListElement as Thing[]).map(({position}) => position);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  }

  const {listNotes} = await import('../scripts/lib/content.mjs');
  const notes = (await listNotes()).map((note) => note.route);
  const isPost = /^blog\/(?!archive|tags|page\/)/.test(route);
  const isPostList = /^blog(?:\/page\/\d+)?$/.test(route);
  expect(data.map((one) => one['@type'])).toEqual(
    isPost
      ? ['BlogPosting']
      : isPostList
        ? ['Blog']
        : route.startsWith('docs')
          ? ['BreadcrumbList', ...(notes.includes(route) ? ['TechArticle'] : [])]
          : route === ''
            ? ['WebSite']
            : [],
  );
  expect(basePath).toBe(new URL(site).pathname);

  const graph = await page
    .locator('meta[property^="og:"], meta[property^="article:"]')
    .evaluateAll((tags) =>
      tags.map((tag) => [tag.getAttribute('property')!, tag.getAttribute('content')!]),
    );
  const {title, url, type, image, site_name, locale} = Object.fromEntries(
    graph.map(([property, content]) => [property!.replace(/^og:/, ''), content!]),
  ) as Record<string, string>;
  expect(title).toBe(await page.title());
  expect(url).toBe(canonical);
  expect(type).toBe(isPost || notes.includes(route) ? 'article' : 'website');
  expect(site_name && locale).toBeTruthy();
  const properties = graph.map(([property]) => property);
  expect(new Set(properties).size, 'each property once').toBe(properties.length);
  await expect(page.locator('meta[name="twitter:image"]')).toHaveAttribute('content', image!);
  if (process.env.WITHOUT_CARDS) {
    return;
  }
  // https://www.w3.org/TR/png-3/#11IHDR: width and height stand at octets 16 and 20.
  const card = await page.request.get(new URL(image!).pathname);
  expect(card.headers()['content-type']).toBe('image/png');
  const bytes = await card.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(60_000);
  expect(image).toBe(`${canonical}${route === '' ? 'index' : ''}.png`);
  expect(graph.find(([property]) => property === 'og:image:alt')![1]).toContain(
    title!.split(' | ')[0],
  );
}
