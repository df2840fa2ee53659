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

  test('sets a heading in Arabic from right to left, in the table of contents too', async ({
    page,
  }) => {
    const texts = [
      page.getByRole('heading', {name: 'DNS'}),
      page.getByRole('navigation', {name: 'On this page'}).getByRole('link', {name: 'DNS'}),
    ];
    for (const text of texts) {
      const [first, last] = await text.evaluate((element) => {
        const node = element.firstChild as Text;
        return [0, node.data.indexOf('DNS')].map((at) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().x;
        });
      });
      expect(last).toBeLessThan(first!);
    }
  });

  test('shows a heading of 300 characters whole, and where a link to it leads', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    const heading = page.getByRole('heading', {name: 'question10'});
    await heading.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#question10/);
    await expect
      .poll(() =>
        heading.evaluate(
          (element) =>
            element.getBoundingClientRect().top -
            document.querySelector('header')!.getBoundingClientRect().bottom,
        ),
      )
      .toBeGreaterThanOrEqual(0);
    await expect(heading).toBeInViewport({ratio: 1});
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

test('A note of 30,000 words leads to its last section and marks it in sight', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, 'docs/long');
  const link = page
    .getByRole('navigation', {name: 'On this page'})
    .getByRole('link', {name: 'Section 299', exact: true});
  // By key: the list brings its mark into view meanwhile, and would move the link away from a mouse.
  await link.press('Enter');
  await expect(page.getByRole('heading', {name: 'Section 299'})).toBeInViewport({ratio: 1});
  await expect(link).toHaveClass(/--active/);
  await expect(link).toBeInViewport({ratio: 1});
  await page.reload();
  await expect(page.getByRole('heading', {name: 'Section 299'})).toBeInViewport({ratio: 1});
});
