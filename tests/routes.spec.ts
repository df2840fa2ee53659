import {parseSitemap} from './built-routes';
import {contractPages, contractRoutes} from './contract-routes';
import {basePath, expect, heading, hydrated, nameOf, open, routes, test} from './fixtures';

/** As the configuration has it: a list of more posts goes on at `page/2`. */
const POSTS_PER_PAGE = 10;

/** The addresses after the first one of a list of `count` posts. */
const furtherPages = (list: string, count: number) =>
  Array.from(
    {length: Math.max(0, Math.ceil(count / POSTS_PER_PAGE) - 1)},
    (_, index) => `${list}/page/${index + 2}`,
  );

test('The sitemap lists every route of the contract, every note, post and tag that is neither draft nor unlisted, and nothing else', async ({
  request,
}) => {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {listNotes, readPosts} = await import('../scripts/lib/content.mjs');
  const posts = await readPosts();
  const tagRoutes = posts.flatMap((post) => post.tagRoutes);
  const written = [
    ...contractPages,
    ...(await listNotes()).map(({route}) => route),
    ...posts.map(({route}) => route),
    ...tagRoutes,
    ...furtherPages('blog', posts.length),
    ...tagRoutes.flatMap((tag) =>
      furtherPages(tag, tagRoutes.filter((other) => other === tag).length),
    ),
  ];
  const listed = parseSitemap(await (await request.get('sitemap.xml')).text());
  expect(listed).toEqual([...new Set(written)].sort());
  expect(
    contractRoutes.filter((route) => !listed.includes(route)),
    'These addresses must answer with a page (tests/contract-routes.ts); a redirect is not enough.',
  ).toEqual([]);
  // Those are the routes that the other tests open.
  expect(listed).toEqual(routes);
});

test('Every title and every description belongs to one page alone', async ({request}) => {
  // Docusaurus gives all pages of a tag one title.
  const own = routes.filter((route) => !/^blog\/tags\/.+\/page\/\d+$/.test(route));
  const pages = await Promise.all(own.map(async (route) => (await request.get(route)).text()));
  for (const pattern of [/<title[^>]*>.*?<\/title>/, /<meta[^>]*name="?description"?[^>]*>/]) {
    const values = pages.map((html, index) => pattern.exec(html)?.[0] ?? `${own[index]} has none`);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

/** What a reader, a link or a search engine may ask for instead of the route itself. */
const formsOf = (route: string) =>
  route === '' ? ['index.html'] : [`${route}/`, `${route}.html`, `${route}/index.html`];

/** The canonical address in the server's HTML. */
const readCanonical = (html: string) =>
  /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(html)![1]!;

test('Every form of every route is answered with the same bytes and no redirect', async ({
  request,
}) => {
  for (const route of routes) {
    const page = await request.get(route, {maxRedirects: 0});
    expect(page.status(), nameOf(route)).toBe(200);
    const html = await page.text();
    expect(new URL(readCanonical(html)).pathname).toBe(basePath + route);
    for (const form of formsOf(route)) {
      const answer = await request.get(form, {maxRedirects: 0});
      expect.soft(answer.status(), nameOf(form)).toBe(200);
      expect.soft((await answer.text()) === html, `${nameOf(form)} is the page itself`).toBe(true);
    }
  }
});

test('Every form of an address shows its page and ends on the clean address', async ({page}) => {
  for (const form of ['docs', ...formsOf('docs'), 'index.html']) {
    const response = await page.goto(`${form}?a=b#c`);
    await hydrated(page);
    await expect(heading(page)).not.toHaveText('Page Not Found');
    const route = form.startsWith('docs') ? 'docs' : '';
    expect(page.url()).toMatch(new RegExp(`${basePath}${route}\\?a=b#c$`));
    const served = readCanonical(await response!.text());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', served);
  }
});

const unknownPaths = [
  'nothing-here',
  'docs/nothing-here',
  'docs/frontend-roadmap/Internet/0-6-DNS/nothing-here',
  'blog/tags/nothing-here.html',
  'nothing-here/',
];

test.describe('An unknown path', () => {
  // Chromium itself reports that the document's status is 404.
  test.use({allowedMessages: [/^console error: .*status of 404/]});

  test('gives 404 and the not-found page with the asked path, whatever its form, after Back too', async ({
    page,
  }) => {
    const expectPath = async (path: string) => {
      await expect.soft(heading(page), nameOf(path)).toHaveText('Page Not Found');
      const asked = basePath + path.replace(/(?:\.html|\/)$/, '');
      await expect.soft(page.getByRole('main'), nameOf(path)).toContainText(asked);
    };
    for (const path of unknownPaths) {
      const response = await page.goto(path);
      expect.soft(response!.status(), nameOf(path)).toBe(404);
      await hydrated(page);
      await expect.soft(page, nameOf(path)).toHaveTitle(/ \| /);
      await expectPath(path);
    }
    await page.getByRole('main').getByRole('link', {name: 'start page'}).click();
    await expect(page).toHaveURL(/start-page$/);
    await page.goBack();
    await expectPath(unknownPaths.at(-1)!);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('still gives a whole page', async ({page}) => {
      await page.goto('docs/nothing-here');
      await expect(heading(page)).toHaveText('Page Not Found');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('link', {name: 'start page'})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('2024');
    });
  });
});

test.describe('Where no script and no style loads', () => {
  // The test itself keeps them away.
  test.use({allowedMessages: [/ERR_FAILED/]});

  test('the home page says that the base path may be wrong, which it does not where all is well; other pages never do', async ({
    page,
  }) => {
    const banner = page.getByText('Your Docusaurus site did not load properly.');
    await open(page, '');
    await expect(banner).toHaveCount(0);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('');
    await expect(banner).toBeVisible();
    await expect(page.getByText(`Current configured baseUrl = ${basePath}`)).toBeVisible();
    await page.goto('docs');
    await expect(heading(page)).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
