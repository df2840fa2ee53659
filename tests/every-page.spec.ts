import type {Page} from '@playwright/test';
import {expectNoViolation} from './axe';
import {basePath, expect, hydrated, nameOf, routes, test} from './fixtures';
import {readLayoutShift, watchLayoutShift} from './layoutShift';

/** The address under which the site is published. */
const PUBLISHED = /^https:\/\/[a-z\d-]+\.github\.io$/;

const WIDTHS = {phone: 360, desktop: 1440};

/** As wide as the smallest phone's screen, or a desktop's at 400 %. */
const NARROWEST = 320;

/** What a page must have to be found, named and moved about in. */
async function expectWhole(page: Page, route: string): Promise<void> {
  await expect(page).toHaveTitle(/\S \| \S/);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/\S/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2}/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  const address = new URL((await canonical.getAttribute('href'))!);
  expect(address.origin).toMatch(PUBLISHED);
  expect(address.href).toBe(`${address.origin}${basePath}${route}`);
  // Nothing tells search engines to stay away.
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
}

/** Opens a page as a reader's first one. */
async function openFirst(page: Page, route: string): Promise<void> {
  await watchLayoutShift(page);
  const response = await page.goto(route);
  expect(response!.status()).toBe(200);
  expect(response!.request().redirectedFrom()).toBeNull();
  await hydrated(page);
}

for (const route of routes) {
  test.describe(nameOf(route), () => {
    test.describe('on a phone', () => {
      test.use({viewport: {width: WIDTHS.phone, height: 740}});

      test('loads without a jump, has no violation in either mode and never scrolls sideways', async ({
        page,
      }) => {
        await openFirst(page, route);
        expect.soft(await readLayoutShift(page), 'layout shift').toBe(0);
        await expectNoViolation(page);
        await page.setViewportSize({width: NARROWEST, height: 640});
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `overflow at ${NARROWEST} px`).toBe(0);
      });
    });

    test.describe('on a desktop', () => {
      test.use({viewport: {width: WIDTHS.desktop, height: 800}});

      test('has its title, one h1, the landmarks, a description and its address, and no violation in either mode', async ({
        page,
      }) => {
        await openFirst(page, route);
        await expectWhole(page, route);
        await expectNoViolation(page);
      });
    });
  });
}
