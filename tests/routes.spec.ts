import {expectNoViolation} from './lib/axe';
import {oneOfEachKind, parseSitemap} from './lib/built-routes';
import {basePath, expect, heading, hydrated, nameOf, open, routes, test} from './lib/fixtures';

test('the sitemap lists all published pages and nothing else', async ({request}) => {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {listNotes, readPosts} = await import('../scripts/lib/content.mjs');
  const posts = await readPosts();
  const written = [
    ...oneOfEachKind,
    ...(await listNotes()).map(({route}) => route),
    ...posts.flatMap(({route, tagRoutes}) => [route, ...tagRoutes]),
  ];
  const listed = parseSitemap(await (await request.get('sitemap.xml')).text());
  // A list of many posts goes on at `page/2`.
  expect(listed.filter((route) => !/\/page\/\d+$/.test(route))).toEqual(
    [...new Set(written)].sort(),
  );
});

/** What a reader, a link or a search engine may ask for instead of the route itself. */
const formsOf = (route: string) =>
  route === '' ? ['index.html'] : [`${route}/`, `${route}.html`, `${route}/index.html`];

/** The canonical address in the server's HTML. */
const readCanonical = (html: string) =>
  /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(html)![1]!;

test('every form of every route returns the same bytes without a redirect; each page has a heading, text, and a unique title and description', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const route of routes) {
    const response = await request.get(route, {maxRedirects: 0});
    expect(response.status(), nameOf(route)).toBe(200);
    const html = await response.text();
    expect(new URL(readCanonical(html)).pathname).toBe(basePath + route);
    for (const form of formsOf(route)) {
      const answer = await request.get(form, {maxRedirects: 0});
      expect.soft(answer.status(), nameOf(form)).toBe(200);
      expect.soft((await answer.text()) === html, `${nameOf(form)} is the page itself`).toBe(true);
    }
    const {own, text} = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const description = parsed.querySelector<HTMLMetaElement>('meta[name=description]');
      const textOf = (name: string) => parsed.querySelector(name)?.textContent ?? '';
      return {
        own: [parsed.title, description?.content ?? ''],
        text: textOf('main').slice(textOf('h1').length || Infinity),
      };
    }, html);
    expect.soft(text.length, nameOf(route)).toBeGreaterThan(20);
    // Docusaurus gives all pages of a tag one title.
    if (!/\/page\/\d+$/.test(route)) {
      expect
        .soft(
          own.filter((words) => seen.has(words)),
          nameOf(route),
        )
        .toEqual([]);
    }
    own.forEach((words) => seen.add(words));
  }
});

test('Every form of an address shows its page and ends on the clean address', async ({page}) => {
  for (const form of [...formsOf('docs'), 'index.html']) {
    const response = await page.goto(`${form}?a=b#c`);
    await hydrated(page);
    await expect(heading(page)).not.toHaveText('Page Not Found');
    const route = form.startsWith('docs') ? 'docs' : '';
    expect(page.url()).toMatch(new RegExp(`${basePath}${route}\\?a=b#c$`));
    const served = readCanonical(await response!.text());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', served);
  }
});

test.describe('An unknown path', () => {
  // Chromium itself reports that the document's status is 404.
  test.use({allowedMessages: [/^console error: .*status of 404/]});

  test('gets 404 and the not-found page with the path, in any form, after Back too, without axe violations', async ({
    page,
  }) => {
    for (const path of ['docs/nothing-here', 'blog/tags/nothing-here.html', 'nothing-here/']) {
      const response = await page.goto(path);
      expect.soft(response!.status(), nameOf(path)).toBe(404);
      await hydrated(page);
      await expect.soft(heading(page), nameOf(path)).toHaveText('Page Not Found');
      const asked = basePath + path.replace(/(?:\.html|\/)$/, '');
      await expect.soft(page.getByRole('main'), nameOf(path)).toContainText(asked);
    }
    await page.getByRole('main').getByRole('link', {name: 'start page'}).click();
    await expect(page).toHaveURL(/start-page$/);
    await page.goBack();
    await expect(page.getByRole('main')).toContainText(`${basePath}nothing-here`);
    await expectNoViolation(page);
  });
});

test.describe('Where no script and no style loads', () => {
  // The test itself keeps them away.
  test.use({allowedMessages: [/ERR_FAILED/]});

  test('only the home page suspects the base path, and only if it’s wrong', async ({page}) => {
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
