/** Uses the keyboard to operate the live figures in the note on HTTP/3. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './lib/fixtures';

async function come(page: Page, name: string) {
  await open(page, 'docs/frontend-roadmap/Internet/0-3-Why-Http3');
  const shown = page.getByRole('figure', {name, exact: true});
  await shown.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live][data-is-alive]').filter({has: shown})).toBeVisible();
  return shown;
}

test('the arrow keys choose which packet is lost, and late files are counted', async ({page}) => {
  const shown = await come(page, 'Lose a packet');
  const said = shown.getByRole('status');
  await expect(said).toContainText(
    'packet 9 of 16 over HTTP/2 and HTTP/3). Delayed files over HTTP/1.1: 3, HTTP/2: 8',
  );
  const lost = shown.getByRole('slider');
  await lost.focus();
  for (let packet = 9; packet > 4; packet -= 1) {
    await page.keyboard.press('ArrowLeft');
  }
  await expect(lost).toHaveAttribute('aria-valuetext', 'packet 4 of 16 (bread, part 1)');
  await expect(said).toContainText('packet 4 of 16');
  await expect(said).toContainText('HTTP/2: 3, HTTP/3: none.');
  await shown.getByRole('radio', {name: 'one file after another'}).press('Space');
  await expect(lost).toHaveAttribute('aria-valuetext', 'packet 7 of 16 (bread, part 1)');
  await expect(said).toContainText('HTTP/2: 4, HTTP/3: 1.');
  await lost.press('Home');
  await expect(said).toHaveText('No packet is lost: all files are on time.');
});

test('a server farther away makes each round trip longer', async ({page}) => {
  const shown = await come(page, 'Round trips before the first byte');
  const said = shown.getByRole('status');
  await expect(said).toContainText(
    'first byte 150 ms sooner than TCP with TLS 1.3; with 0-RTT, 300 ms sooner',
  );
  await shown.getByRole('slider').press('End');
  await expect(said).toContainText(
    'first byte 300 ms sooner than TCP with TLS 1.3; with 0-RTT, 600 ms sooner',
  );
  await shown.getByRole('slider').press('Home');
  await expect(said).toContainText(
    'first byte 5 ms sooner than TCP with TLS 1.3; with 0-RTT, 10 ms sooner',
  );
});
