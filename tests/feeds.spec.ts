/** The feeds keep to their formats' rules, and hold what is listed. */
import {basePath, expect, open, test} from './fixtures';

type Entry = {id: string; link: string; title: string; date: string; content: string};
type Feed = {
  root: string;
  self: string;
  link: string;
  title: string;
  updated: string;
  entries: Entry[];
};

/** RFC 822, as RSS 2.0 asks for; RFC 3339, as Atom and JSON Feed do. */
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Reads a feed in the browser, whose parser stops at what is not XML. */
function parseXml(source: string): Feed {
  const xml = new DOMParser().parseFromString(source, 'application/xml');
  const error = xml.querySelector('parsererror');
  if (error) {
    throw new Error(error.textContent);
  }
  const isAtom = xml.documentElement.localName === 'feed';
  const feed = isAtom ? xml.documentElement : xml.querySelector('channel')!;
  const childOf = (parent: Element, name: string) =>
    Array.from(parent.children).find((child) => child.nodeName === name);
  const textOf = (parent: Element, name: string) => childOf(parent, name)?.textContent ?? '';
  const linkOf = (parent: Element) =>
    isAtom
      ? parent.querySelector(':scope > link:not([rel="self"])')!.getAttribute('href')!
      : textOf(parent, 'link');
  return {
    root: `${xml.documentElement.namespaceURI ?? ''}${xml.documentElement.localName}`,
    self: xml.querySelector('[rel="self"]')?.getAttribute('href') ?? '',
    link: linkOf(feed),
    title: textOf(feed, 'title'),
    updated: textOf(feed, isAtom ? 'updated' : 'lastBuildDate'),
    entries: Array.from(feed.querySelectorAll(isAtom ? 'entry' : 'item'), (entry) => ({
      id: textOf(entry, isAtom ? 'id' : 'guid'),
      link: linkOf(entry),
      title: textOf(entry, 'title'),
      date: textOf(entry, isAtom ? 'updated' : 'pubDate'),
      content: textOf(entry, isAtom ? 'content' : 'content:encoded'),
    })),
  };
}

function parseJson(source: string): Feed {
  const feed = JSON.parse(source) as Record<string, unknown>;
  const items = feed.items as Record<string, string>[];
  return {
    root: String(feed.version),
    self: String(feed.feed_url),
    link: String(feed.home_page_url),
    title: String(feed.title),
    updated: items[0]!.date_modified!,
    entries: items.map((item) => ({
      id: item.id!,
      link: item.url!,
      title: item.title!,
      date: item.date_modified!,
      content: item.content_html!,
    })),
  };
}

const ATOM = {root: 'http://www.w3.org/2005/Atomfeed', type: 'xml', date: RFC_3339};

const feeds = [
  {route: 'blog/rss.xml', of: 'blog', root: 'rss', type: 'xml', date: RFC_822},
  {route: 'blog/atom.xml', of: 'blog', ...ATOM},
  {
    route: 'blog/feed.json',
    of: 'blog',
    root: 'https://jsonfeed.org/version/1',
    type: 'json',
    date: RFC_3339,
  },
  {route: 'docs/atom.xml', of: 'docs', ...ATOM},
];

for (const {route, of, root, type, date} of feeds) {
  test(`${route} is valid, newest first, with whole addresses and all that is listed`, async ({
    page,
    request,
  }) => {
    const {listNotes, readPosts} = await import('../scripts/lib/content.mjs');
    const response = await request.get(route);
    expect(response.headers()['content-type']).toContain(type);
    const source = await response.text();
    await page.goto('markdown-page');
    const feed = type === 'json' ? parseJson(source) : await page.evaluate(parseXml, source);
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
    const site = canonical.replace(/markdown-page$/, '');

    expect(feed.root).toBe(root);
    expect(feed.self).toBe(site + route);
    expect(feed.link).toBe(site + of);
    expect(feed.title).toContain(of === 'blog' ? 'blog' : 'notes');
    expect(feed.updated).toMatch(date);
    const listed = of === 'blog' ? await readPosts() : await listNotes();
    expect(feed.entries.map(({link}) => link).sort()).toEqual(
      listed.map((each) => site + each.route).sort(),
    );
    expect(new Set(feed.entries.map(({id}) => id)).size, 'ids').toBe(listed.length);
    for (const entry of feed.entries) {
      expect(URL.canParse(entry.id), entry.id).toBe(true);
      expect(entry.title).not.toBe('');
      expect(entry.date).toMatch(date);
      for (const [, address] of entry.content.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        expect(address, `of ${entry.title}`).toMatch(/^(?:https?:|mailto:|data:)/);
      }
      expect(entry.content, `${entry.title} has no controls`).not.toMatch(
        /<(?:button|script|style)\b/,
      );
      expect(entry.content === '', `${entry.title} has its text`).toBe(of === 'docs');
    }
    const times = feed.entries.map((entry) => Date.parse(entry.date));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
}

test('a reader finds the feeds from the footer and from the blog, and the browser in the head', async ({
  page,
  request,
}) => {
  await open(page, 'blog');
  const main = page.getByRole('main');
  for (const [name, file] of [
    ['RSS', 'rss.xml'],
    ['Atom', 'atom.xml'],
  ] as const) {
    await expect(main.getByRole('link', {name})).toHaveAttribute('href', `${basePath}blog/${file}`);
  }
  const alternates = page.locator('link[rel="alternate"][type]');
  const addresses = await alternates.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')!),
  );
  expect(addresses.sort()).toEqual(feeds.map(({route}) => basePath + route).sort());

  await page.getByRole('contentinfo').getByRole('link', {name: 'Feeds'}).click();
  await expect(page.getByRole('heading', {name: 'Feeds'})).toBeInViewport();
  for (const link of await main.getByRole('listitem').getByRole('link').all()) {
    const {pathname} = new URL((await link.getAttribute('href'))!, page.url());
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
});

test.describe('A browser that opens a feed', () => {
  // It asks for an icon at the root of the host, as XML can't name one.
  test.use({allowedMessages: [/status of 404/]});

  test('shows it as a page', async ({page}) => {
    await page.goto('blog/rss.xml');
    await expect(page.getByText('Sample posts that show')).toBeVisible();
    await expect(page.locator('item').first()).toHaveCSS('display', 'block');
    await expect(page.locator('guid').first()).toBeHidden();
  });
});
