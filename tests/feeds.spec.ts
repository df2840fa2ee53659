/** The feeds contain what's published, in a form that software and readers can use. */
import {basePath, expect, open, test} from './lib/fixtures';

/** Parses a feed in the browser, which rejects malformed XML. */
function parseFeed(source: string) {
  const xml = new DOMParser().parseFromString(source, 'application/xml');
  const textOf = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? '';
  return {
    error: xml.querySelector('parsererror')?.textContent,
    self: xml.querySelector('[rel=self]')?.getAttribute('href'),
    entries: Array.from(xml.querySelectorAll('entry, item'), (entry) => ({
      id: textOf(entry, 'id, guid'),
      link: entry.querySelector('link')!.getAttribute('href') ?? textOf(entry, 'link'),
      date: textOf(entry, 'updated, pubDate'),
      content: textOf(entry, 'content, encoded'),
    })),
  };
}

for (const route of ['blog/rss.xml', 'blog/atom.xml', 'docs/atom.xml']) {
  test(`${route} lists everything published, newest first, with full URLs`, async ({
    page,
    request,
  }) => {
    const {listNotes, readPosts} = await import('../scripts/lib/content.mjs');
    const response = await request.get(route);
    expect(response.headers()['content-type']).toContain('xml');
    await page.goto('markdown-page');
    const feed = await page.evaluate(parseFeed, await response.text());
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
    const site = canonical.replace(/markdown-page$/, '');

    expect(feed.error).toBeUndefined();
    const isOfBlog = route.startsWith('blog');
    // Docusaurus' feeds don't contain their own URL.
    expect(feed.self).toBe(isOfBlog ? undefined : site + route);
    const listed = isOfBlog ? await readPosts() : await listNotes();
    expect(feed.entries.map(({link}) => link).sort()).toEqual(
      listed.map((each) => site + each.route).sort(),
    );
    expect(new Set(feed.entries.map(({id}) => id)).size, 'ids').toBe(listed.length);
    for (const {link, content} of feed.entries) {
      for (const [, address] of content.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        expect(address, link).toMatch(/^(?:https?:|mailto:|data:)/);
      }
      expect(content, link).not.toMatch(/<(?:script|style)\b/);
      expect(content === '', `${link}: content is empty`).toBe(!isOfBlog);
    }
    const times = feed.entries.map(({date}) => Date.parse(date));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
}

test('the footer, the blog and the head link to the feeds', async ({page, request}) => {
  await open(page, 'blog');
  const main = page.getByRole('main');
  for (const [name, file] of [
    ['RSS', 'rss.xml'],
    ['Atom', 'atom.xml'],
  ] as const) {
    await expect(main.getByRole('link', {name})).toHaveAttribute('href', `${basePath}blog/${file}`);
  }
  const alternates = await page
    .locator('link[rel="alternate"][type]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const feeds = ['blog/atom.xml', 'blog/feed.json', 'blog/rss.xml', 'docs/atom.xml'];
  expect(alternates.sort()).toEqual(feeds.map((route) => basePath + route));

  await page.getByRole('contentinfo').getByRole('link', {name: 'Feeds'}).click();
  await expect(page.getByRole('heading', {name: 'Feeds'})).toBeInViewport();
  for (const link of await main.getByRole('listitem').getByRole('link').all()) {
    const {pathname} = new URL((await link.getAttribute('href'))!, page.url());
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

test.describe('a browser that opens the feed of notes', () => {
  // The browser requests an icon from the host's root, because XML can't name one.
  test.use({allowedMessages: [/status of 404/]});

  test('shows it as a page', async ({page}) => {
    await page.goto('docs/atom.xml');
    await expect(page.locator('entry').first()).toHaveCSS('display', 'block');
    await expect(page.locator('entry link').first()).toBeHidden();
  });
});
