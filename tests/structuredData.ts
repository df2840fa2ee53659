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

/**
 * That the structured data of a page is whole, with addresses as in the sitemap, or that there is none
 * where a page of its kind needs none.
 *
 * @param route The page's, relative to the base path.
 */
export async function expectStructuredData(page: Page, route: string): Promise<void> {
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
  const site = canonical.slice(0, canonical.length - route.length);
  const listed = routes.map((each) => site + each);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts.map((text) => JSON.parse(text) as Thing);
  const html = await (await page.request.get(route)).text();
  const served = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g)];
  // Not every machine runs scripts, which bring their own.
  expect(
    served.map(([, text]) => JSON.parse(text!)),
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
      expect(listed, `${field} of ${type}`).toContain(thing[field]);
    }
    if (type === 'BlogPosting') {
      expectPastDate(thing.datePublished);
    }
    if (thing.image !== undefined) {
      const {pathname} = new URL(String(thing.image), canonical);
      expect((await page.request.get(pathname)).status(), `${thing.image}`).toBe(200);
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
}
