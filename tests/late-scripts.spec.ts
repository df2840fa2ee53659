/** Until the scripts arrive, the page is the server's HTML and loses no clicks. */
import type {Page} from '@playwright/test';
import {
  expect,
  heading,
  hydrated,
  needsPart,
  open,
  setConnection,
  test,
  toggle,
} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-3-Why-Http3';

const category = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: 'Internet'});

test.use({viewport: {width: 1280, height: 800}});

test('scripts are requested only after the page has painted and loaded', async ({page}) => {
  needsPart('late-scripts');
  await open(page, NOTE);
  const times = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const starts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/assets/js/'))
      .map((entry) => entry.startTime);
    return {before: Math.max(paint, load!.loadEventStart), first: Math.min(...starts)};
  });
  expect(times.first).toBeGreaterThan(times.before);
});

test('scripts load even if the page is never idle', async ({page}) => {
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

test('with Data Saver on, scripts wait for the first interaction and then handle it', async ({
  page,
}) => {
  needsPart('late-scripts');
  await setConnection(page, {saveData: true});
  await page.goto(NOTE, {waitUntil: 'load'});
  // Without Data Saver, scripts would be requested within two idle periods.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve())),
      ),
  );
  await expect(page.locator('head > script[src]')).toHaveCount(0);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  const group = category(page);
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/0-3-Why-Http3$/);
});

test('a press that begins before the scripts run and ends after them counts', async ({page}) => {
  // Hydration replaces some of the sidebar's elements; only this part then replays the click.
  needsPart('late-scripts');
  await setConnection(page, {saveData: true});
  await page.goto(NOTE, {waitUntil: 'load'});
  const group = category(page);
  await group.hover();
  await page.mouse.down();
  await hydrated(page);
  await page.mouse.up();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('going Back before the scripts run loads the right page', async ({page}) => {
  await setConnection(page, {saveData: true});
  await page.goto(NOTE);
  await page.keyboard.press('Shift');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
  await expect(heading(page)).toHaveText('What is HTTP?');
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('Why HTTP/3?');
});

/** https://chromedevtools.github.io/timeline-model/ */
type TraceEvent = {
  name: string;
  args: {beginData?: {dirtyObjects: number; totalObjects: number}};
};

test('on a phone, starting scripts doesn’t lay out the whole note again', async ({
  browser,
  page,
}) => {
  needsPart('late-scripts');
  await page.setViewportSize({width: 390, height: 844});
  await setConnection(page, {saveData: true});
  await page.goto(NOTE, {waitUntil: 'load'});
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await page.keyboard.press('Shift');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const {traceEvents} = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const layouts = traceEvents.flatMap(({name, args}) =>
    name === 'Layout' ? (args.beginData ?? []) : [],
  );
  const all = Math.max(...layouts.map(({totalObjects}) => totalObjects));
  const dirty = Math.max(...layouts.map(({dirtyObjects}) => dirtyObjects));
  expect(dirty).toBeLessThan(all / 2);
});
