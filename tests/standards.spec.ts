/** The sitemap, which machines read. The HTML is checked by scripts/check-html.mjs. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';
import {expectPastDate} from './structuredData';

const BUILD = path.resolve(__dirname, '../build');

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
