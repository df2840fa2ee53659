/** Contents that no note of the site has yet; those of the test site stand in tests/site/docs. */
import {expect, open, test, testSiteUrl} from '../../fixtures';
import {expectNoLoss} from '../../losses';

test.use({baseURL: testSiteUrl});

test.describe('A note with odd contents', () => {
  test.beforeEach(async ({page}) => {
    await open(page, 'docs/odd');
  });

  test('loses nothing on a small screen, nor with wide spacing', async ({page}) => {
    await expectNoLoss(page);
  });

  test('has a table of 60 columns scroll by keyboard in its own box, under its header', async ({
    page,
  }) => {
    const box = page.getByRole('group', {name: /^Table: Column 1,/});
    await box.focus();
    for (const key of ['ArrowRight', 'ArrowDown']) {
      // Held down.
      for (let press = 0; press < 8; press++) {
        await page.keyboard.press(key);
      }
    }
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(200);
    await expect.poll(() => box.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(200);
    const [boxTop, headerTop] = await box.evaluate((element) =>
      [element, element.querySelector('th')!].map((one) => one.getBoundingClientRect().top),
    );
    expect(headerTop).toBeCloseTo(boxTop! + 1, 0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
    await box.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect(page.getByRole('columnheader', {name: 'Column 60'})).toBeInViewport({ratio: 1});
  });
});

test('The generated index of a category lists its notes and no map', async ({page}) => {
  await open(page, 'docs/category');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'A note of the category'})).not.toHaveCount(0);
  await expect(main.getByRole('heading', {name: 'Glossary'})).toHaveCount(0);
});
