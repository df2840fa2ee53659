import type {Page} from '@playwright/test';
import {expect, nameOf, open, test} from './fixtures';

const LONGEST_NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const POST = 'blog/long-blog-post';

/** The table of contents beside the text, and its link of the section being read. */
function contentsOf(page: Page) {
  const contents = page.getByRole('navigation', {name: 'On this page'});
  return {contents, mark: contents.locator('.table-of-contents__link--active')};
}

/** Puts the heading at the top of the window. Returns whether the page is long enough for that. */
const scrollToHeading = (page: Page, id: string) =>
  page.evaluate((headingId) => {
    const heading = document.getElementById(headingId)!;
    heading.scrollIntoView();
    return heading.getBoundingClientRect().top < window.innerHeight / 4;
  }, id);

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

// Lower than either list.
test.use({viewport: {width: 1440, height: 360}});

for (const route of [LONGEST_NOTE, POST]) {
  test(`on ${nameOf(route)} it stays in sight, with the section being read marked and in its view`, async ({
    page,
  }) => {
    test.slow();
    await open(page, route);
    const {contents, mark} = contentsOf(page);
    const [listHeight, boxHeight] = await contents.evaluate((box) => [
      box.scrollHeight,
      box.clientHeight,
    ]);
    expect(listHeight).toBeGreaterThan(boxHeight!);
    const ids = await page
      .locator('.markdown :is(h2, h3)')
      .evaluateAll((headings) => headings.map(({id}) => id));
    expect(ids.length).toBeGreaterThan(5);
    for (const id of [...ids, ...ids.slice(0, 3)]) {
      const isAtTop = await scrollToHeading(page, id);
      const before = await scrollPosition(page);
      await expect(contents).toBeInViewport({ratio: 1});
      if (isAtTop) {
        await expect(mark).toHaveAttribute('href', `#${id}`);
      }
      await expect(mark).toHaveCount(1);
      // Of the link's own height, and not only of the box, which cuts off what is beyond it.
      await expect(mark).toBeInViewport({ratio: 1});
      expect(await scrollPosition(page)).toBe(before);
    }
  });
}

test('a link of it leads to its heading, and to a mark that stays under the pointer', async ({
  page,
}) => {
  await open(page, LONGEST_NOTE);
  // Past the announcement, below which the list begins.
  await page.evaluate(() => window.scrollTo(0, 200));
  const {contents, mark} = contentsOf(page);
  const link = contents.getByRole('link').nth(3);
  const before = (await link.boundingBox())!.y;
  await link.click();
  await expect(mark).toHaveAttribute('href', (await link.getAttribute('href'))!);
  expect((await link.boundingBox())!.y).toBeCloseTo(before, -1);
});

test('a line above it grows as far as the page is read', async ({page}) => {
  await open(page, LONGEST_NOTE);
  const {contents} = contentsOf(page);
  const share = () =>
    contents.evaluate((box) => new DOMMatrix(getComputedStyle(box, '::before').transform).a);
  expect(await share()).toBeLessThan(0.02);
  await page.evaluate(() => window.scrollTo(0, (document.body.scrollHeight - innerHeight) / 2));
  await expect.poll(share).toBeCloseTo(0.5, 1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(share).toBeGreaterThan(0.98);
});
