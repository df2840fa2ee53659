/** A page whose scripts are gone, and one that can't be asked for. */
import type {ConsoleMessage} from '@playwright/test';
import {
  cutConnection,
  expect,
  footerLink,
  heading,
  hydrated,
  loseChunks,
  open,
  test,
} from './fixtures';

const START = 'docs/frontend-roadmap/start-page';

test.describe('A page that the site no longer has in this form', () => {
  // The tests themselves lose the scripts; the router warns before it reloads.
  test.use({allowedMessages: [/status of 404|^console warning: |Loading chunk/]});

  const isWarning = (message: ConsoleMessage) => message.type() === 'warning';

  test('is told of by a warning and loaded anew', async ({page}) => {
    await open(page, START);
    const restore = await loseChunks(page);
    page.on('request', (request) => request.isNavigationRequest() && restore());
    const warning = page.waitForEvent('console', isWarning);
    await footerLink(page, 'Archive').click();
    expect((await warning).text()).toMatch(/chunk/i);
    await page.waitForEvent('domcontentloaded');
    await hydrated(page);
    await expect(page).toHaveURL(/\/blog\/archive$/);
    await expect(heading(page)).toHaveText('Archive');
  });

  test('is not loaded again and again', async ({page}) => {
    let documents = 0;
    page.on('request', (request) => {
      documents += request.isNavigationRequest() ? 1 : 0;
    });
    await open(page, START);
    await loseChunks(page);
    await footerLink(page, 'Archive').click();
    // The reloaded page has tried its scripts, too, and gives up.
    await page.waitForEvent('pageerror');
    await expect(heading(page)).toHaveText('Archive');
    expect(documents).toBe(2);
  });
});

test.describe('A page that cannot be reached', () => {
  // The test itself cuts the connection.
  test.use({allowedMessages: [/ERR_INTERNET_DISCONNECTED/]});

  test('leaves the page at hand and offers Retry, which loads it, as does another link', async ({
    page,
  }) => {
    const alert = page.getByRole('alert');
    const retry = alert.getByRole('button', {name: 'Retry'});
    await open(page, START);
    let restore = await cutConnection(page);
    await footerLink(page, 'Archive').click();
    await expect(alert).toContainText('could not be loaded');
    await retry.click();
    await expect(alert).toBeVisible();
    await expect(heading(page)).toHaveText('Start here');
    restore();
    await retry.click();
    await expect(heading(page)).toHaveText('Archive');
    await expect(alert).toHaveCount(0);

    restore = await cutConnection(page);
    await footerLink(page, 'Tags').click();
    await expect(alert).toBeVisible();
    restore();
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(alert).toHaveCount(0);
  });
});
