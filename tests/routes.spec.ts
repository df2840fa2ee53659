import {parseSitemap} from './built-routes';
import {contractPages, contractRoutes} from './contract-routes';
import {basePath, expect, hydrated, nameOf, open, routes, test} from './fixtures';

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
  const heads = await Promise.all(
    own.map(async (route) => {
      const html = await (await request.get(route)).text();
      return [/<title[^>]*>.*?<\/title>/, /<meta[^>]*name="?description"?[^>]*>/].map(
        (pattern) => html.match(pattern)?.[0] ?? `${route} has none`,
      );
    }),
  );
  for (const values of [
    heads.map(([title]) => title),
    heads.map(([, description]) => description),
  ]) {
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

const unknownPaths = [
  'nothing-here',
  'nothing/here/at/all',
  'docs/nothing-here',
  'docs/frontend-roadmap/Internet/0-6-DNS/nothing-here',
  'blog/tags/nothing-here',
  'nothing-here.html',
  'nothing-here/',
];

test.describe('An unknown path', () => {
  // Chromium itself reports that the document's status is 404.
  test.use({allowedMessages: [/^console error: .*status of 404/]});

  test('gives 404 and the not-found page with the asked path, whatever its form', async ({
    page,
  }) => {
    for (const path of unknownPaths) {
      const response = await page.goto(path);
      expect.soft(response!.status(), nameOf(path)).toBe(404);
      await hydrated(page);
      await expect.soft(page, nameOf(path)).toHaveTitle(/ \| /);
      await expect
        .soft(page.getByRole('heading', {level: 1}), nameOf(path))
        .toHaveText('Page Not Found');
      await expect
        .soft(page.getByRole('main'), nameOf(path))
        .toContainText(basePath + path.replace(/(?:\.html|\/)$/, ''));
    }
  });

  test('is told from a client navigation, too', async ({page}) => {
    await page.goto('nothing-here');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', {name: 'start page'}).click();
    await expect(page).toHaveURL(/start-page$/);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('main')).toContainText(`${basePath}nothing-here`);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('still gives a whole page', async ({page}) => {
      await page.goto('docs/nothing-here');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('link', {name: 'start page'})).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('2024');
    });
  });
});

const banner = 'Your Docusaurus site did not load properly.';

test('The home page says nothing of a wrong base path where all is well', async ({page}) => {
  await open(page, '');
  await expect(page.getByText(banner)).toHaveCount(0);
});

test.describe('Where no script and no style loads', () => {
  // The tests themselves keep them away.
  test.use({allowedMessages: [/ERR_FAILED/]});

  test.beforeEach(async ({page}) => {
    await page.route('**/assets/**', (route) => route.abort());
  });

  test('the home page says that the base path may be wrong', async ({page}) => {
    await page.goto('');
    await expect(page.getByText(banner)).toBeVisible();
    await expect(page.getByText(`Current configured baseUrl = ${basePath}`)).toBeVisible();
  });

  test('other pages do not', async ({page}) => {
    await page.goto('docs');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText(banner)).toHaveCount(0);
  });
});
