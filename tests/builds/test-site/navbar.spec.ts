/** A navbar with all that one can have. */
import {expect, open, test, testSiteUrl} from '../../fixtures';

test.use({baseURL: testSiteUrl, viewport: {width: 1280, height: 500}});

test('a menu whose name is a link leads there by a press, and opens by the button beside it', async ({
  page,
}) => {
  await open(page, '');
  const banner = page.getByRole('banner');
  const button = banner.getByRole('button', {name: 'Next'});
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const version = banner.getByRole('link', {name: '1.0', exact: true});
  await expect(version).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(version).toBeHidden();
  await banner.getByRole('link', {name: 'Next'}).press('Enter');
  await expect(page).toHaveURL(/\/docs\//);
});

test('hides the bar on the way down, and shows it on the way up and to the Tab key', async ({
  page,
}) => {
  await open(page, 'tall');
  const bar = page.getByRole('banner');
  const scrollBy = async (distance: number) => {
    const from = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from + distance);
  };
  await expect(bar).toBeInViewport();
  // The theme compares with the position before, and has none at first.
  await scrollBy(300);
  await scrollBy(600);
  await expect(bar).not.toBeInViewport();
  await scrollBy(-200);
  await expect(bar).toBeInViewport();
  await scrollBy(400);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link').first().focus();
  await expect(bar).toBeInViewport();
});
