/** Uses the keyboard to operate the live figures in the note on browsers. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-7-How-Browsers-Work';

/** Scrolls to a figure and waits until it has hydrated. */
async function openFigure(page: Page, name: string) {
  await open(page, NOTE);
  const figure = page.locator(`[data-live="browsers/${name}"]`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-is-alive', '');
  return figure;
}

test('the four lines run in the reader’s browser, whose name is shown, and each run is counted', async ({
  page,
}) => {
  const figure = await openFigure(page, 'Order');
  await figure.getByRole('button', {name: 'Run the four lines'}).focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('status')).toHaveText(
    /^Chromium \d+, click 1: now, microtask, (?:frame, task|task, frame)\.$/,
  );
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('status')).toContainText('click 2: now, microtask');
  await expect(figure.getByRole('row', {name: "write('now')"}).getByRole('cell')).toHaveText([
    '2',
    '',
    '',
    '',
  ]);
  await figure.getByRole('button', {name: 'times from a timer'}).focus();
  await page.keyboard.press('Space');
  await expect(figure.getByRole('status')).toContainText(
    '20 runs started by a timer: “task” came third in',
  );
  await expect(figure.getByRole('row', {name: 'Promise'})).toContainText('20');
});

test('a change shows which steps are skipped', async ({page}) => {
  const figure = await openFigure(page, 'Cost');
  const said = figure.getByRole('status');
  await expect(said).toContainText('6 of 6 steps run. The box becomes narrower');
  await figure.getByRole('radio', {name: 'display'}).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('5 of 6 steps run; skipped: layout.');
  await figure.getByRole('radio', {name: 'own layer'}).press('Space');
  await expect(said).toContainText('3 of 6 steps run; skipped: layout, paint and raster.');
});

test('counts forced layouts, and shows the measured time next to the lab’s', async ({page}) => {
  const figure = await openFigure(page, 'ForcedLayout');
  const said = figure.getByRole('status');
  await expect(said).toHaveText('100 layouts for 100 boxes (99 forced).');
  await figure.getByRole('button', {name: 'Measure all three'}).focus();
  await page.keyboard.press('Enter');
  await expect(said).toContainText(/: \d+\sms in Chromium \d+, 17\.2\sms in/);
  await figure.getByRole('radio', {name: 'ask, change'}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('1 layout for 100 boxes (none forced): ');
});
