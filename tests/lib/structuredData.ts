import type {Page} from '@playwright/test';
import {expect, routes} from './fixtures';

/** Fields that contain the URL of a page on the site. */
const PAGE_FIELDS = ['@id', 'mainEntityOfPage', 'item', 'url'];

/**
 * Checks that a page's structured data, Open Graph tags and card are complete, with the URLs used in the
 * sitemap, or absent on pages that don't need them.
 *
 * @param route Relative to the base path.
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

  // Read from the HTML, because not every client runs scripts, which add their own data.
  const html = await (await page.request.get(route)).text();
  const scripts = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g)];
  const data = scripts.map(([, text]) =>
    JSON.parse(text!, (field, value) => {
      if (PAGE_FIELDS.includes(field) && String(value).startsWith(site)) {
        expect(routes, field).toContain(value.slice(site.length).replace(/#.*/, ''));
      }
      if (field.startsWith('date')) {
        expect(Date.parse(value), `${value} is in the past`).toBeLessThanOrEqual(Date.now());
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
    // https://www.w3.org/TR/png-3/#11IHDR: width and height are at bytes 16 and 20.
    const bytes = await (await page.request.get(new URL(image).pathname)).body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(60_000);
    expect(image).toBe(`${canonical}${route === '' ? 'index' : ''}.png`);
  }
}
