/** Checks that apply to every page. */
import type {Page} from '@playwright/test';
import {expectNoViolation, runsAxeOn} from './lib/axe';
import {findFigureFaults} from './lib/figures';
import {basePath, expect, hydrated, nameOf, routes, test} from './lib/fixtures';
import {findLayoutShifts} from './lib/layoutShift';
import {expectNoLoss} from './lib/losses';
import {expectStructuredData} from './lib/structuredData';

/** The URL where the site is published. */
const PUBLISHED = /^https:\/\/[a-z\d-]+\.github\.io$/;

/** Checks everything a page needs to be found, identified and navigated. */
async function expectWhole(page: Page, route: string): Promise<void> {
  // Any quotes must be typographic.
  await expect.soft(page).toHaveTitle(/^[^"']*\S \| \S[^"']*$/);
  await expect.soft(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect.soft(page.getByRole('heading', {level: 1})).toHaveText(/\S/);
  // The h1 is the first heading.
  await expect.soft(page.getByRole('heading').first()).toHaveJSProperty('tagName', 'H1');
  await expect.soft(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect.soft(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
  await expect.soft(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2}/);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
  const canonical = page.locator('link[rel="canonical"]');
  await expect.soft(canonical).toHaveCount(1);
  const address = new URL((await canonical.getAttribute('href'))!);
  expect.soft(address.origin).toMatch(PUBLISHED);
  expect.soft(address.href).toBe(`${address.origin}${basePath}${route}`);
  // Search engines may index the page.
  await expect.soft(page.locator('meta[name="robots"]')).toHaveCount(0);
}

/** Opens a page on a screen of this width, and checks that nothing moves while it loads. */
async function expectSteady(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const response = await page.goto(route);
  expect(response!.status()).toBe(200);
  expect(response!.request().redirectedFrom()).toBeNull();
  await hydrated(page);
  expect.soft(await findLayoutShifts(page), `layout shifts at ${width} px`).toEqual([]);
}

// One test per page, because opening a browser window takes longer than most of the checks.
for (const route of routes) {
  test(`${nameOf(route)} is complete and accessible in both modes, on a phone and on a desktop`, async ({
    page,
  }) => {
    test.slow();
    await test.step('on a phone, it loads without layout shifts and nothing is cut off, even on the smallest screen or with wide spacing', async () => {
      await expectSteady(page, route, 360);
      if (runsAxeOn(route)) {
        await expectNoViolation(page);
      }
      await expectNoLoss(page);
    });

    await test.step('on a desktop, it loads without layout shifts, with the announcement dismissed', async () => {
      await page.getByRole('button', {name: 'Close'}).click();
      await page.evaluate(() => localStorage.removeItem('theme'));
      await expectSteady(page, route, 1440);
      await expectWhole(page, route);
      if (runsAxeOn(route)) {
        await expectNoViolation(page);
      }
    });

    await test.step('its figures are legible', async () => {
      const figures = await page.locator('figure svg').count();
      if (/^docs\/frontend-roadmap\/\w+\//.test(route)) {
        expect.soft(figures, 'figures').toBeGreaterThan(0);
      }
      expect.soft(await findFigureFaults(page), 'text in figures').toEqual([]);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect.soft(await findFigureFaults(page), 'text in figures, right to left').toEqual([]);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    });

    await test.step('its structured data is complete', () => expectStructuredData(page, route));
  });
}
