/** A page whose scripts are gone, and one that can't be reached. */
import {CHUNKS, expect, footerLink, heading, open, test} from './lib/fixtures';

const START = 'docs/frontend-roadmap/start-page';

test.describe('a page whose scripts are missing', () => {
  // The test itself removes the scripts; the router warns before it reloads.
  test.use({allowedMessages: [/status of 404|^console warning: |Loading chunk/]});

  test('logs a warning and reloads, but only once', async ({page}) => {
    let documents = 0;
    page.on('request', (request) => {
      documents += request.isNavigationRequest() ? 1 : 0;
    });
    await open(page, START);
    await page.route(CHUNKS, (route) => route.fulfill({status: 404}));
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await footerLink(page, 'Archive').click();
    expect((await warning).text()).toMatch(/chunk/i);
    // The reloaded page can't load its scripts either, and gives up.
    await page.waitForEvent('pageerror');
    await expect(heading(page)).toHaveText('Archive');
    expect(documents).toBe(2);
  });
});

test.describe('a page that can’t be reached', () => {
  // The test itself cuts the connection.
  test.use({allowedMessages: [/ERR_INTERNET_DISCONNECTED/]});

  test('leaves the current page in place until Retry or another link works', async ({
    page,
    context,
  }) => {
    const alert = page.getByRole('alert');
    const retry = alert.getByRole('button', {name: 'Retry'});
    await open(page, START);
    await context.setOffline(true);
    await footerLink(page, 'Archive').click();
    await expect(alert).toContainText('The next page couldn’t be loaded');
    await retry.click();
    await expect(alert).toBeVisible();
    await expect(heading(page)).toHaveText('Start here');
    await context.setOffline(false);
    await retry.click();
    await expect(heading(page)).toHaveText('Archive');
    await expect(alert).toHaveCount(0);

    await context.setOffline(true);
    await footerLink(page, 'Tags').click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(alert).toHaveCount(0);
  });
});
