import type {Page} from '@playwright/test';
import {expect, heading, nameOf, open, test} from './fixtures';

const LONGEST_NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const START_PAGE = 'docs/frontend-roadmap/start-page';
const POST = 'blog/long-blog-post';

/** The table of contents beside the text, and its link of the section being read. */
function contentsOf(page: Page) {
  const contents = page.getByRole('navigation', {name: 'On this page'});
  return {contents, mark: contents.locator('.table-of-contents__link--active')};
}

/** That it lists the headings of level 2 and 3, and no others. Returns their hashes. */
async function expectListed(page: Page): Promise<string[]> {
  const headings = await page
    .locator('.markdown :is(h2, h3)')
    .evaluateAll((all) => all.map(({id, tagName}) => [`#${id}`, tagName]));
  expect(headings.length).toBeGreaterThan(5);
  const links = await contentsOf(page)
    .contents.getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('href'),
        link.closest('ul')!.matches('.table-of-contents') ? 'H2' : 'H3',
      ]),
    );
  expect(links).toEqual(headings);
  return headings.map(([hash]) => hash!);
}

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('on a desktop', () => {
  // Lower than any list.
  test.use({viewport: {width: 1440, height: 360}});

  for (const route of [LONGEST_NOTE, POST]) {
    test(`on ${nameOf(route)} it lists the headings of level 2 and 3 alone and stays in sight, with the section being read marked and in its view`, async ({
      page,
    }) => {
      test.slow();
      await open(page, route);
      const hashes = await expectListed(page);
      const {contents, mark} = contentsOf(page);
      const hidden = await contents.evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden).toBeGreaterThan(0);
      for (const hash of [...hashes, ...hashes.slice(0, 3)]) {
        // Whether the page is long enough to have the heading at the top.
        const isAtTop = await page.locator(hash).evaluate((section) => {
          section.scrollIntoView();
          return section.getBoundingClientRect().top < window.innerHeight / 4;
        });
        const before = await scrollPosition(page);
        await expect(contents).toBeInViewport({ratio: 1});
        if (isAtTop) {
          await expect(mark).toHaveAttribute('href', hash);
        }
        await expect(mark).toHaveCount(1);
        // Of the link's own height, and not only of the box, which cuts off what is beyond it.
        await expect(mark).toBeInViewport({ratio: 1});
        expect(await scrollPosition(page)).toBe(before);
      }
    });
  }

  test('on the start page it lists the lines of the map', async ({page}) => {
    await open(page, START_PAGE);
    await expectListed(page);
    await contentsOf(page).contents.getByRole('link', {name: 'JavaScript', exact: true}).click();
    await expect(page.getByRole('heading', {level: 3, name: /^JavaScript/})).toBeInViewport();
  });

  test('a link of it leads to its heading and to a mark that stays under the pointer; a line above it grows as far as the page is read', async ({
    page,
  }) => {
    await open(page, LONGEST_NOTE);
    const {contents, mark} = contentsOf(page);
    const share = () =>
      contents.evaluate((box) => new DOMMatrix(getComputedStyle(box, '::before').transform).a);
    expect(await share()).toBeLessThan(0.02);
    // Past the announcement, below which the list begins.
    await page.evaluate(() => window.scrollTo(0, 200));
    const link = contents.getByRole('link').nth(3);
    const before = (await link.boundingBox())!.y;
    await link.click();
    await expect(mark).toHaveAttribute('href', (await link.getAttribute('href'))!);
    expect((await link.boundingBox())!.y).toBeCloseTo(before, -1);

    await page.evaluate(() => window.scrollTo(0, (document.body.scrollHeight - innerHeight) / 2));
    await expect.poll(share).toBeCloseTo(0.5, 1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(share).toBeGreaterThan(0.98);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('it unfolds and leads to its heading, after a link to the note too, until the window has room for the other', async ({
    page,
  }) => {
    await open(page, LONGEST_NOTE);
    const {contents} = contentsOf(page);
    await expect(contents).toBeHidden();
    await page.getByText('On this page').click();
    await contents.getByRole('link', {name: 'Sources'}).click();
    await expect(page.getByRole('heading', {name: 'Sources'})).toBeInViewport();

    await open(page, START_PAGE);
    await page.getByRole('main').getByRole('link', {name: 'Why HTTP/3?'}).first().click();
    await expect(heading(page)).toHaveText('Why HTTP/3?');
    const fold = page.locator('details.theme-doc-toc-mobile');
    await expect(fold).toBeVisible();
    await page.setViewportSize({width: 1440, height: 900});
    await expect(fold).toBeHidden();
    await page.setViewportSize({width: 360, height: 740});
    await expect(fold).toBeVisible();
  });
});
