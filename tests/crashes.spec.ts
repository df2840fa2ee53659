/** Pages and a layout that fail in the browser. Failed hydration is in degraded.spec.ts. */
import type {Page} from '@playwright/test';
import {basePath, expect, footerLink, heading, open, test} from './lib/fixtures';

// The failures are deliberate; React logs them before it passes them to a boundary.
test.use({allowedMessages: [/nothing to show|navbar item failed/]});

/** Makes links in a part of the page throw when they're rendered. The returned function fixes them. */
async function breakLinks(
  page: Page,
  within: 'main' | 'header' | '.navbar__item',
): Promise<() => Promise<void>> {
  await page.evaluate((part) => {
    const {observe} = IntersectionObserver.prototype;
    Object.assign(window, {observe});
    IntersectionObserver.prototype.observe = function (link) {
      if (link.closest(part)) {
        const cause = new Error('The note was not saved.', {cause: new Error('The disk is full.')});
        throw new Error('The page has nothing to show.', {cause});
      }
      observe.call(this, link);
    };
  }, within);
  return () =>
    page.evaluate(() => {
      const {observe} = window as unknown as Pick<IntersectionObserver, 'observe'>;
      IntersectionObserver.prototype.observe = observe;
    });
}

/** Checks the chain of causes, which is in a fold. */
async function expectMessages(page: Page, ...first: RegExp[]): Promise<void> {
  const details = page.getByRole('main').locator('details');
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details.getByRole('listitem')).toHaveText([
    ...first,
    'The page has nothing to show.',
    'The note was not saved.',
    'The disk is full.',
  ]);
}

test('a page that crashes keeps the layout, shows error details, and recovers', async ({page}) => {
  await open(page, '');
  const mend = await breakLinks(page, 'main');
  const crash = async () => {
    // A page with few links, because each one throws and React traces them all.
    await footerLink(page, 'Archive').click();
    await expect(heading(page)).toHaveText('This page crashed.');
  };
  await crash();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expectMessages(page);
  await mend();
  await footerLink(page, 'All notes').click();
  await expect(heading(page)).toHaveText('All notes');
  await breakLinks(page, 'main');
  await crash();
  await mend();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading(page)).toHaveText('Archive');
});

test('a layout that crashes shows error details and a link that loads the home page in full', async ({
  page,
}) => {
  await open(page, '');
  await breakLinks(page, 'header');
  await footerLink(page, 'All notes').click();
  for (let time = 0; time < 2; time += 1) {
    await expect(heading(page)).toHaveText('Page Error');
    await expect(page).toHaveTitle('Page Error');
    await expectMessages(page);
    await page.getByRole('button', {name: 'Try again'}).click();
  }
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', {name: 'Go to the home page'}).click();
  expect(new URL((await reload).url()).pathname).toBe(basePath);
  await expect(heading(page)).toHaveText('Frontend Roadmap Notes');
});

test('the error for a navbar item that crashes includes its configuration', async ({page}) => {
  await open(page, '');
  await breakLinks(page, '.navbar__item');
  await footerLink(page, 'All notes').click();
  await expect(heading(page)).toHaveText('Page Error');
  await expectMessages(page, /navbar item failed to render.*"label": "Blog"/s);
});
