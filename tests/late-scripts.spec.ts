import type {Page} from '@playwright/test';
import {expect, hydrated, open, runScripts, test} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-3-Why-Http3';

const toggle = (page: Page) =>
  page.getByRole('button', {name: /Switch between dark and light mode/});
const scripts = (page: Page) => page.locator('head > script[src]');

/** Gives the page a connection as `navigator.connection` tells of it. */
const withConnection = (page: Page, connection: {saveData?: boolean; effectiveType?: string}) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {get: () => value}),
    connection,
  );

test('scripts are asked for only after the page is painted and loaded', async ({page}) => {
  await open(page, NOTE);
  const times = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    const {loadEventStart} = performance.getEntriesByType(
      'navigation',
    )[0] as PerformanceNavigationTiming;
    const starts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/assets/js/'))
      .map((entry) => entry.startTime);
    return {paint, loadEventStart, first: Math.min(...starts)};
  });
  expect(times.first).toBeGreaterThan(times.paint);
  expect(times.first).toBeGreaterThan(times.loadEventStart);
});

test('scripts come to a page that is never idle', async ({page}) => {
  await page.addInitScript(() => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      const end = performance.now() + 10;
      while (performance.now() < end);
      port2.postMessage('');
    };
    addEventListener('load', () => port2.postMessage(''));
  });
  await open(page, NOTE);
});

test('the browser compiles all functions of a script at once', async ({page}) => {
  await open(page, NOTE);
  const texts = await runScripts(page);
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) {
    expect(text.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  }
});

for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
  test(`with ${JSON.stringify(connection)} scripts wait for the first action`, async ({page}) => {
    await withConnection(page, {saveData: false, effectiveType: '4g', ...connection});
    await page.goto(NOTE, {waitUntil: 'load'});
    // Two idle moments later they would have been asked for.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestIdleCallback(() => requestIdleCallback(() => resolve())),
        ),
    );
    await expect(scripts(page)).toHaveCount(0);
    await page.keyboard.press('Shift');
    await hydrated(page);
  });
}

test('a press that comes before the scripts is carried out when they run', async ({page}) => {
  await withConnection(page, {saveData: true, effectiveType: '4g'});
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(NOTE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a group of the sidebar folds at a first press, and does not lead away', async ({page}) => {
  await withConnection(page, {saveData: true, effectiveType: '4g'});
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(NOTE);
  const group = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('button', {name: 'Internet'});
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/0-3-Why-Http3$/);
});

test('a link works before the scripts', async ({page}) => {
  await page.route('**/assets/js/**', () => {
    // Never answered.
  });
  await page.goto('', {waitUntil: 'load'});
  await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What is HTTP?');
});
