/** Checks that apply to every live figure. Checks for one figure are in live-<note>.spec.ts. */
import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {expectNoViolation, runsAxeOn} from './lib/axe';
import {expect, heading, needsPart, open, runScripts, setConnection, test} from './lib/fixtures';
import {readNotes} from './lib/notes';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const BUNDLES = 'build/assets/js';
const MOST_BYTES = 5000;

const figures = (page: Page) => page.locator('[data-live]');
const said = (figure: Locator) => figure.getByRole('status');

/** Scrolls a figure into view and waits until it's hydrated. */
async function come(figure: Locator) {
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-is-alive');
}

/** Uses each control once, and waits for the status to change: some figures run code first. */
async function expectAnswer(figure: Locator, by: 'keys' | 'touch' = 'keys', name?: string) {
  await said(figure).evaluate((element) => {
    const note = () => element.setAttribute('data-has-changed', '');
    const changes = {childList: true, characterData: true, subtree: true};
    new MutationObserver(note).observe(element, changes);
  });
  const use = (control: Locator, key: string, place: object = {}) =>
    by === 'touch' ? control.tap(place) : control.press(key);
  for (const group of await figure.locator('fieldset:visible').all()) {
    const other = group.locator('label:has(:not(:checked))').last();
    await use(by === 'touch' ? other : group.locator('input:checked'), 'ArrowDown');
  }
  for (const menu of await figure.getByRole('combobox').all()) {
    await menu.selectOption({index: 1});
  }
  for (const range of await figure.getByRole('slider').all()) {
    await use(range, 'ArrowRight', {position: {x: 100, y: 20}});
  }
  for (const button of await figure.locator('button').all()) {
    // On the last step, there's no next one.
    if ((await button.getAttribute('aria-disabled')) === 'false') {
      await use(button, 'Enter');
    }
  }
  await expect(said(figure), name).toHaveAttribute('data-has-changed');
}

test.use({hasTouch: true});

test('every note has a live figure, and each one is described, fits on a phone and works with keyboard and touch', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({width: 360, height: 740});
  for (const {route} of await readNotes()) {
    for (const by of ['touch', 'keys'] as const) {
      await open(page, route);
      await expect(figures(page), route).not.toHaveCount(0);
      for (const figure of await figures(page).all()) {
        await come(figure);
        const name = `${route}: ${await figure.getAttribute('data-live')}`;
        await expectAnswer(figure, by, `${name}: ${by}`);
      }
    }
    for (const figure of await figures(page).all()) {
      const name = `${route}: ${await figure.getAttribute('data-live')}`;
      await expect(figure.locator('details :is(li, td)'), name).not.toHaveCount(0);
      const small = await figure
        .locator('fieldset label, select, button, [type=range]')
        .filter({visible: true})
        .evaluateAll((all) => all.filter((each) => (each as HTMLElement).offsetHeight < 44));
      expect(small, `${name}: targets less than 44 px high`).toHaveLength(0);
      await figure.locator('summary').click();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(360);
    if (runsAxeOn(route)) {
      await expectNoViolation(page, '[data-live]');
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('each live figure’s script is small, and none loads with its page', async ({page}) => {
  needsPart('static-notes');
  const weights = readdirSync(BUNDLES)
    .filter((file) => file.startsWith('live-'))
    .map((file) => [file, gzipSync(readFileSync(`${BUNDLES}/${file}`), {level: 9}).length]);
  expect(weights.filter(([, bytes]) => Number(bytes) > MOST_BYTES)).toEqual([]);
  await open(page, NOTE);
  expect((await runScripts(page)).join('')).not.toContain('children:"In words"');
});

test('without scripts, a live figure is complete, but has no controls', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(NOTE);
  const figure = figures(page).first();
  await expect(said(figure)).toBeVisible();
  await expect(figure.locator('fieldset, input, button').first()).toBeHidden();
  await context.close();
});

test('a live figure works on a page reached by a link, and after Back', async ({page}) => {
  await open(page, NOTE);
  await come(figures(page).first());
  await expectAnswer(figures(page).first());
  await page.getByRole('link', {name: 'How do browsers work?'}).first().click();
  await expect(heading(page)).toHaveText('How do browsers work?');
  await come(figures(page).first());
  await expectAnswer(figures(page).first());
  await page.goBack();
  await expect(heading(page)).toHaveText(/DNS/);
  await come(figures(page).first());
  await expectAnswer(figures(page).first());
});

test('a click at the moment of hydration counts once', async ({page}) => {
  needsPart('static-notes');
  await open(page, NOTE);
  const figure = figures(page).filter({has: page.getByRole('button', {name: 'Next'})});
  const next = await figure.getByRole('button', {name: 'Next'}).elementHandle();
  await figure.evaluate((element, button) => {
    const press = () => (button as HTMLElement).click();
    new MutationObserver(press).observe(element, {attributeFilter: ['data-is-alive']});
  }, next);
  await come(figure);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(figure.locator('[role=group]')).toContainText('step 2 of');
});

test('with Data Saver on, a live figure hydrates on the first click and handles that click', async ({
  page,
}) => {
  needsPart('static-notes');
  await setConnection(page, {saveData: true});
  await page.goto(NOTE);
  await page.keyboard.press('Shift');
  const figure = figures(page).filter({has: page.getByRole('button', {name: 'Next'})});
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(figure).not.toHaveAttribute('data-is-alive');
  const before = await said(figure).textContent();
  await figure.getByRole('button', {name: 'Next'}).click();
  await expect(said(figure)).not.toHaveText(before!);
});

test('a figure responds to its first click after a click in the table of contents', async ({
  page,
}) => {
  needsPart('static-notes');
  await setConnection(page, {saveData: true});
  await page.goto(NOTE);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.locator('.table-of-contents a:visible').first().click();
  await expect(page).toHaveURL(/#/);
  const figure = figures(page).filter({has: page.getByRole('button', {name: 'Next'})});
  await figure.getByRole('button', {name: 'Next'}).click();
  await expect(figure.locator('[role=group]')).toContainText('step 2 of');
});

test.describe('a live figure whose script', () => {
  test.use({allowedMessages: [/live-|could not be hydrated|Failed to load|broken on purpose/]});

  for (const [fault, answer] of [
    ['is missing', {status: 404, body: ''}],
    [
      'is broken',
      {contentType: 'application/javascript', body: 'throw Error("broken on purpose")'},
    ],
  ] as const) {
    test(`${fault} keeps its server HTML`, async ({page}) => {
      needsPart('static-notes');
      await page.route(/\/live-/, (route) => route.fulfill(answer));
      await open(page, NOTE);
      const figure = figures(page).first();
      const before = await said(figure).textContent();
      const warned = page.waitForEvent('console', (message) =>
        message.text().includes('could not be hydrated'),
      );
      await figure.scrollIntoViewIfNeeded();
      await warned;
      await expect(said(figure)).toHaveText(before!);
      await expect(figure).not.toHaveAttribute('data-is-alive');
    });
  }
});
