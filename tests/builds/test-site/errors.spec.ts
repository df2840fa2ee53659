import type {Page} from '@playwright/test';
import {basePath, expect, loseChunks, open, test, testSiteUrl} from '../../fixtures';

test.use({baseURL: testSiteUrl});

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens the folded part of a crash page and expects these messages in it, in order. */
async function expectMessages(page: Page, messages: (string | RegExp)[]): Promise<void> {
  const details = page.getByRole('main').locator('details');
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details.getByRole('listitem')).toHaveText(messages);
  await expect(details.getByRole('listitem').last()).toBeVisible();
}

/** Opens a page, breaks the theme's configuration, and goes by a link to a page that meets the fault. */
async function meetFault(page: Page, fault: 'navbar-item' | 'footer'): Promise<void> {
  await open(page, '');
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('fault', {detail})), fault);
  await page.getByRole('banner').getByRole('link', {name: 'Docs'}).click();
}

/** The way home asks the site for the page instead of the app that has failed. */
async function expectWayHome(page: Page): Promise<void> {
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  expect(new URL((await reload).url()).pathname).toBe(basePath);
  await expect(heading(page)).toHaveText('Test site');
}

test.describe('A page that crashes', () => {
  // React reports errors that it hands to a boundary; the crash is on purpose.
  test.use({allowedMessages: [/page has nothing to show/]});

  test.beforeEach(async ({page}) => {
    await open(page, 'crash');
    await page.getByRole('button', {name: 'Throw a chain of causes'}).click();
    await expect(heading(page)).toHaveText('This page crashed.');
  });

  test('keeps the navbar and the footer, shows the whole chain of messages, folded away, and is shown anew by Try again', async ({
    page,
  }) => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectMessages(page, [
      'The page has nothing to show.',
      'The note was not saved.',
      'The disk is full.',
    ]);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('Ways to crash');
  });

  test('has a way home that is a full page load', async ({page}) => {
    await expectWayHome(page);
  });

  test('is over when the reader goes to another page, and back', async ({page}) => {
    await page.getByRole('banner').getByRole('link', {name: 'Docs'}).click();
    await expect(heading(page)).toHaveText('Introduction');
    await page.goBack();
    await expect(heading(page)).toHaveText('Ways to crash');
  });
});

test.describe('A wrong id', () => {
  // React reports errors that it hands to a boundary; the crash is on purpose.
  test.use({allowedMessages: [/id "nope"/]});

  test('of a sidebar crashes with the list of ids there are', async ({page}) => {
    await open(page, 'crash');
    await page.getByRole('button', {name: 'Ask for a wrong sidebar'}).click();
    await expectMessages(page, [
      /sidebar with id "nope".*Available sidebar ids are:.*defaultSidebar/s,
    ]);
  });

  test('of a doc crashes with the list of ids there are', async ({page}) => {
    await open(page, 'crash');
    await page.getByRole('button', {name: 'Ask for a wrong doc'}).click();
    await expectMessages(page, [/doc with id "nope".*Available doc ids are:.*intro/s]);
  });
});

test.describe('A page component without a default export', () => {
  const message = `The page component at ${basePath}no-default-export doesn't have a default export.`;

  // React reports errors that it hands to a boundary; the crash is on purpose.
  test.use({allowedMessages: [/doesn't have a default export/]});

  test('crashes with a message that names it', async ({page}) => {
    await page.goto('no-default-export');
    await expect(heading(page)).toHaveText('This page crashed.');
    await expectMessages(page, [new RegExp(message)]);
    await expectWayHome(page);
  });

  test('is over when the reader goes to another page', async ({page}) => {
    await open(page, '');
    await page.getByRole('main').getByRole('link', {name: 'no-default-export'}).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await page.getByRole('banner').getByRole('link', {name: 'Docs'}).click();
    await expect(heading(page)).toHaveText('Introduction');
    await expect(page).toHaveTitle(/^Introduction \| /);
  });
});

test.describe('A navbar item that fails', () => {
  // React reports errors that it hands to a boundary; the fault is on purpose.
  test.use({allowedMessages: [/navbar ?item|Minified React error/i]});

  test('is named by an error that shows its configuration and its cause', async ({page}) => {
    await meetFault(page, 'navbar-item');
    await expect(heading(page)).toHaveText(/^(?:This page crashed\.|Page Error)$/);
    await expect(page).toHaveTitle(/^Page Error/);
    await expectMessages(page, [
      /navbar item failed to render.*"type": "nope".*"label": "Faulty item"/s,
      'No NavbarItem component found for type "nope".',
    ]);
    await expectWayHome(page);
  });
});

test.describe('A layout that fails', () => {
  // React reports errors that it hands to a boundary; the fault is on purpose.
  test.use({allowedMessages: [/null|Minified React error/]});

  test.beforeEach(async ({page}) => {
    await meetFault(page, 'footer');
    await expect(heading(page)).toHaveText('Page Error');
  });

  test('shows “Page Error” as heading and title, and what went wrong', async ({page}) => {
    await expect(page).toHaveTitle('Page Error');
    await expectMessages(page, [/null/]);
  });

  test('offers Try again, which keeps the report while the fault lasts', async ({page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('Page Error');
  });

  test('has a way home that is a full page load', async ({page}) => {
    await expectWayHome(page);
  });
});

test.describe('A part that loads on demand', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Load the part'});
  const part = (page: Page) => page.getByText('The late part is here.');

  test('is awaited with a spinner, not before 200 ms', async ({page}) => {
    await page.clock.install({time: 0});
    await open(page, 'late-part');
    await page.clock.pauseAt(60_000);
    let release!: () => void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.fallback();
    });
    await button(page).click();
    const spinner = page.getByRole('status').filter({hasText: 'Loading the page'});
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    release();
    await expect(part(page)).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test.describe('and is not to be had', () => {
    // The test itself loses the script.
    test.use({allowedMessages: [/status of 404/]});

    test.beforeEach(async ({page}) => {
      await open(page, 'late-part');
    });

    test('is replaced by a message with Retry, which loads it', async ({page}) => {
      const restore = await loseChunks(page);
      await button(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('could not be loaded');
      await expect(page.getByRole('banner')).toBeVisible();
      restore();
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(part(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

    test('leaves a way home that is a full page load', async ({page}) => {
      const restore = await loseChunks(page);
      await button(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      restore();
      await expectWayHome(page);
    });
  });
});
