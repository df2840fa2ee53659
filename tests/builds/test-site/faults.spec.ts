/** Pages, parts and a layout that fail in the browser. */
import type {Page} from '@playwright/test';
import {
  basePath,
  expect,
  heading,
  holdChunks,
  loseChunks,
  open,
  test,
  testSiteUrl,
} from '../../fixtures';

test.use({
  baseURL: testSiteUrl,
  // React reports errors that it hands to a boundary; the faults are on purpose.
  allowedMessages: [
    /page has nothing to show|doesn't have a default export|navbar ?item|null|Minified React error/i,
  ],
});

/** Opens the folded part of a crash page and expects these messages in it, in order. */
async function expectMessages(page: Page, messages: (string | RegExp)[]): Promise<void> {
  const details = page.getByRole('main').locator('details');
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details.getByRole('listitem')).toHaveText(messages);
  await expect(details.getByRole('listitem').last()).toBeVisible();
}

/** Breaks the theme's configuration, and goes by a link to a page that meets the fault. */
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

test('a page that crashes keeps the layout and shows the chain of messages, folded away; Try again shows it anew, and it is over on another page', async ({
  page,
}) => {
  const crash = async () => {
    await page.getByRole('button', {name: 'Throw a chain of causes'}).click();
    await expect(heading(page)).toHaveText('This page crashed.');
  };
  await open(page, 'crash');
  await crash();
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
  await crash();
  await page.getByRole('banner').getByRole('link', {name: 'Docs'}).click();
  await expect(heading(page)).toHaveText('Introduction');
  await page.goBack();
  await expect(heading(page)).toHaveText('Ways to crash');
  await crash();
  await expectWayHome(page);
});

test('a page component without a default export is named, and the fault is over on another page', async ({
  page,
}) => {
  await open(page, '');
  await page.getByRole('main').getByRole('link', {name: 'no-default-export'}).click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await page.getByRole('banner').getByRole('link', {name: 'Docs'}).click();
  await expect(heading(page)).toHaveText('Introduction');
  await expect(page).toHaveTitle(/^Introduction \| /);
  await page.goto('no-default-export');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expectMessages(page, [
    new RegExp(`^The page component at ${basePath}no-default-export doesn't have a default export`),
  ]);
});

test('a navbar item that fails is named with its configuration and its cause', async ({page}) => {
  await meetFault(page, 'navbar-item');
  await expect(heading(page)).toHaveText(/^(?:This page crashed\.|Page Error)$/);
  await expectMessages(page, [
    /navbar item failed to render.*"type": "nope".*"label": "Faulty item"/s,
    'No NavbarItem component found for type "nope".',
  ]);
  await expectWayHome(page);
});

test('a layout that fails shows “Page Error” and what went wrong; Try again keeps it while the fault lasts, and there is a way home', async ({
  page,
}) => {
  await meetFault(page, 'footer');
  for (let time = 0; time < 2; time += 1) {
    await expect(heading(page)).toHaveText('Page Error');
    await expect(page).toHaveTitle('Page Error');
    await expectMessages(page, [/null/]);
    await page.getByRole('button', {name: 'Try again'}).click();
  }
  await expectWayHome(page);
});

for (const fault of ['navbar-item', 'footer']) {
  test(`where the ${fault} fails as the page hydrates, the page stays as the server made it`, async ({
    page,
  }) => {
    const message = page.waitForEvent('console');
    await page.goto(`?fault=${fault}`);
    await message;
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText('Test site');
    await expect(page).toHaveTitle('Home | Test Site');
    await page.getByRole('main').getByRole('link', {name: 'crash'}).click();
    await expect(page).toHaveURL(/crash$/);
  });
}

test.describe('a part that loads on demand', () => {
  const part = (page: Page) => page.getByText('The late part is here.');

  test('is awaited with a spinner, not before 200 ms', async ({page}) => {
    await page.clock.install({time: 0});
    await open(page, 'late-part');
    await page.clock.pauseAt(60_000);
    const release = await holdChunks(page, /\/assets\/js\//);
    await page.getByRole('button', {name: 'Load the part'}).click();
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

    test('is replaced by a message with Retry, which loads it, and a way home', async ({page}) => {
      const alert = page.getByRole('alert');
      for (const leave of [true, false]) {
        await open(page, 'late-part');
        const restore = await loseChunks(page);
        await page.getByRole('button', {name: 'Load the part'}).click();
        await expect(alert).toContainText('could not be loaded');
        await expect(page.getByRole('banner')).toBeVisible();
        restore();
        if (leave) {
          await expectWayHome(page);
        }
      }
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(part(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  });
});
