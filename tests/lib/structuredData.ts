import type {Page} from '@playwright/test';
import {expect, routes} from './fixtures';

/** Fields that lead to a page of the site, with the address that the page gives itself. */
const PAGE_FIELDS = ['@id', 'mainEntityOfPage', 'item', 'url'];

/**
 * That the structured data, Open Graph and card of a page are whole, with addresses as in the sitemap, or
 * that there is none where a page of its kind needs none.
 *
 * @param route The page's, relative to the base path.
 */
export async function expectStructuredData(page: Page, route: string): Promise<void> {
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
  const site = canonical.slice(0, canonical.length - route.length);
  const {listNotes} = await import('../../scripts/lib/content.mjs');
  const isNote = (await listNotes()).some((note) => note.route === route);
  const isPost = /^blog\/(?!archive|tags|page\/)/.test(route);
  const types = [
    isPost && 'BlogPosting',
    /^blog(?:\/page\/\d+)?$/.test(route) && 'Blog',
    route.startsWith('docs') && 'BreadcrumbList',
    isNote && 'TechArticle',
    route === '' && 'WebSite',
  ];

  // Not every machine runs scripts, which bring their own.
  const html = await (await page.request.get(route)).text();
  const scripts = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g)];
  const data = scripts.map(([, text]) =>
    JSON.parse(text!, (field, value) => {
      if (PAGE_FIELDS.includes(field) && String(value).startsWith(site)) {
        expect(routes, field).toContain(value.slice(site.length).replace(/#.*/, ''));
      }
      if (field.startsWith('date')) {
        expect(Date.parse(value), `${value} has been`).toBeLessThanOrEqual(Date.now());
      }
      return value;
    }),
  );
  expect(data.map((thing) => thing['@type']).sort()).toEqual(types.filter(Boolean));
  const text = expect.stringMatching(/\S/);
  for (const article of data.filter((thing) => /BlogPosting|TechArticle/.test(thing['@type']))) {
    const author = expect.anything();
    expect(article).toMatchObject({url: canonical, headline: text, description: text, author});
  }

  const graph = Object.fromEntries(
    await page
      .locator('meta[property^="og:"]')
      .evaluateAll((tags) =>
        tags.map((tag) => ['property', 'content'].map((name) => tag.getAttribute(name))),
      ),
  ) as Record<string, string>;
  const title = await page.title();
  expect(graph).toMatchObject({
    'og:title': title,
    'og:url': canonical,
    'og:type': isPost || isNote ? 'article' : 'website',
    'og:site_name': text,
    'og:image:alt': expect.stringContaining(title.split(' | ')[0]!),
  });
  const image = graph['og:image']!;
  await expect(page.locator('meta[name="twitter:image"]')).toHaveAttribute('content', image);
  if (!process.env.WITHOUT_CARDS) {
    // https://www.w3.org/TR/png-3/#11IHDR: width and height stand at octets 16 and 20.
    const bytes = await (await page.request.get(new URL(image).pathname)).body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(60_000);
    expect(image).toBe(`${canonical}${route === '' ? 'index' : ''}.png`);
  }
}
