import {expectNoViolation} from './lib/axe';
import {oneOfEachKind, parseSitemap} from './lib/built-routes';
import {basePath, expect, heading, hydrated, nameOf, open, routes, test} from './lib/fixtures';

test('the sitemap lists all published pages and nothing else', async ({request}) => {
  // Playwright compiles tests to CommonJS, which can only load an ES module like this.
  const {listNotes, readPosts} = await import('../scripts/lib/content.mjs');
  const posts = await readPosts();
  const written = [
    ...oneOfEachKind,
    ...(await listNotes()).map(({route}) => route),
    ...posts.flatMap(({route, tagRoutes}) => [route, ...tagRoutes]),
  ];
  const listed = parseSitemap(await (await request.get('sitemap.xml')).text());
  // With many posts, the list continues at `page/2`.
  expect(listed.filter((route) => !/\/page\/\d+$/.test(route))).toEqual(
    [...new Set(written)].sort(),
  );
});

/** URLs that a reader, a link or a search engine may use instead of the route itself. */
const formsOf = (route: string) =>
  route === '' ? ['index.html'] : [`${route}/`, `${route}.html`, `${route}/index.html`];

/** The canonical URL in the server's HTML. */
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
    // Docusaurus gives all pages of a tag the same title.
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

test('every form of a URL shows its page and ends up at the clean URL', async ({page}) => {
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

test('a URL in the wrong case or with unusual escapes is replaced by the page’s own URL', async ({
  page,
}) => {
  const route = 'docs/frontend-roadmap/HTML/1-1-What-is-Html';
  for (const form of [
    route.toUpperCase(),
    route.replaceAll('-', '%2D'),
    route.replace('/', '//'),
  ]) {
    await page.route(`**/${form}`, async (asked) =>
      asked.fulfill({
        response: await asked.fetch({url: asked.request().url().replace(form, route)}),
      }),
    );
    await open(page, form);
    await expect(heading(page)).toHaveText('What is HTML?');
    expect(new URL(page.url()).pathname).toBe(basePath + route);
  }
});

test.describe('a page at an address that isn’t its own', () => {
  test.use({allowedMessages: [/This page was built for .*, not for this address/]});

  for (const [where, path, canonical] of [
    ['in another folder', '/mirror/2026/https://host'],
    // Archives rewrite addresses in the page, too.
    ['in an archive', '/web/2026/https://host', '/web/2026/https://host'],
    ['in a folder of the site', `${basePath}pr-preview`],
  ] as const) {
    test(`stays as it was served ${where}`, async ({page, request}) => {
      for (const route of ['docs/frontend-roadmap/Internet/0-6-DNS', '']) {
        const html = await (await request.get(route)).text();
        const served = canonical
          ? html.replace(/(rel=canonical href=https:..[^/]+)/, `$1${canonical}`)
          : html;
        const other = path + basePath + route;
        await page.route(`**${other}`, (asked) =>
          asked.fulfill({body: served, contentType: 'text/html'}),
        );
        const said = page.waitForEvent('console', (message) => /not for this/.test(message.text()));
        await page.goto(other);
        const title = await heading(page).textContent();
        await page.mouse.move(10, 10);
        await said;
        await page.waitForLoadState('networkidle');
        await expect(heading(page)).toHaveText(title!);
        await expect(heading(page)).not.toHaveText('Page Not Found');
        expect(new URL(page.url()).pathname).toBe(other);
        await expect(page.getByRole('button', {name: /dark and light mode/})).toBeHidden();
        await page.getByRole('contentinfo').getByRole('link').first().click();
        await hydrated(page);
      }
    });
  }
});

test.describe('an unknown path', () => {
  // Chromium itself reports that the document's status is 404.
  test.use({allowedMessages: [/^console error: .*status of 404/]});

  test('gets a 404 page that shows the path, whatever form the URL has and after Back', async ({
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

test.describe('without scripts or styles', () => {
  // The test itself blocks them.
  test.use({allowedMessages: [/ERR_FAILED/]});

  test('only the home page suggests that the base path is wrong, and only if files don’t load', async ({
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
