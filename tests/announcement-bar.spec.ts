import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures';

const DISMISS_KEY = 'docusaurus.announcement.dismiss';
const ID_KEY = 'docusaurus.announcement.id';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

test.describe('on the first visit', () => {
  test('it is a region of its own beside one banner, and stands in the HTML', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('')).text();
    expect(html).toMatch(/aria-label="?Announcement/);
    await open(page, '');
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(bar(page).getByRole('link', {name: 'The start page'})).toBeVisible();
  });

  test('closing it is remembered under the documented keys', async ({page}) => {
    await open(page, '');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    const stored = await page.evaluate(
      (keys) => keys.map((key) => localStorage.getItem(key)),
      [DISMISS_KEY, ID_KEY],
    );
    expect(stored[0]).toBe('true');
    expect(stored[1]).toMatch(/^announcement-[0-9a-f]{8}$/);
    await open(page, 'blog');
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('once it is dismissed', () => {
  /** Dismisses the bar as a visitor would, so that its real id is stored. */
  async function dismiss(page: Page) {
    await open(page, '');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
  }

  test('it is hidden before scripts arrive', async ({page}) => {
    await dismiss(page);
    await page.route('**/assets/js/**', () => {
      // Never answered: what is seen is the HTML and its inline scripts.
    });
    await page.goto('docs', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('it comes back when its id changes, before scripts arrive and after', async ({page}) => {
    await dismiss(page);
    await page.evaluate((key) => localStorage.setItem(key, 'an-older-announcement'), ID_KEY);
    await page.goto('docs', {waitUntil: 'commit'});
    await expect(bar(page)).toBeVisible();
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), DISMISS_KEY)).toBe('false');
  });
});

test.describe('without storage', () => {
  // The theme tells the developer once that the browser keeps nothing.
  test.use({allowedMessages: [/console warning: Docusaurus browser storage is not available/]});

  test('it closes for the page view and warns once', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    await open(page, '');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    expect(warnings).toHaveLength(1);
  });
});
