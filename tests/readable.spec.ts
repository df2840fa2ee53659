/** What reads well without scripts never becomes less than that. */
import type {Page} from '@playwright/test';
import {basePath, expect, hydrated, open, siteUrl, test} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';
const NEXT = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test('a page asked for with a hash that can not be decoded works, and so does the way away and back', async ({
  page,
}) => {
  for (const hash of ['#100%', '#%', '#%E0%A4%A']) {
    await page.goto('about:blank');
    await open(page, NOTE + hash);
    const title = await heading(page).innerText();
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await expect(heading(page)).not.toHaveText(title);
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
    // A link in the page, which the browser follows by itself.
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }, hash);
    await expect(heading(page), hash).toHaveText(title);
  }
});

test.describe('in a browser that lacks', () => {
  for (const missing of [
    'IntersectionObserver',
    'matchMedia',
    'ResizeObserver',
    'requestIdleCallback',
    'structuredClone',
    'Intl',
  ]) {
    test(`${missing}, a note is there and links work`, async ({page}) => {
      await page.addInitScript((name) => {
        Reflect.deleteProperty(window, name);
      }, missing);
      await page.goto(NOTE);
      await hydrated(page);
      await expect(heading(page)).toHaveText('How does the Internet work?');
      await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
      await expect(heading(page)).toHaveText('What is HTTP?');
    });
  }

  test('events of media queries, a note is there', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(MediaQueryList.prototype, 'addEventListener', {value: undefined});
    });
    await open(page, NOTE);
    await expect(heading(page)).toHaveText('How does the Internet work?');
  });
});

test('Back before the scripts run loads the page of the address', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      get: () => ({saveData: true, effectiveType: '4g'}),
    }),
  );
  await page.goto(NOTE);
  await page.keyboard.press('Shift');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
  await expect(heading(page)).toHaveText('What is HTTP?');
  await page.reload();
  await page.goBack();
  await expect(heading(page)).toHaveText('How does the Internet work?');
});

test.describe('an odd form of an address', () => {
  test('with two slashes shows the page of one', async ({page}) => {
    await page.route(`${siteUrl}/docs`, async (route) => {
      await route.fulfill({response: await route.fetch({url: `${siteUrl}docs`})});
    });
    await open(page, `${siteUrl}/docs`);
    await expect(heading(page)).toHaveText('All notes');
    expect(new URL(page.url()).pathname).toBe(`${basePath}docs`);
  });

  test.describe('in upper case', () => {
    // The server has no such page.
    test.use({allowedMessages: [/status of 404/]});

    test('leads to the page', async ({page}) => {
      await page.goto('BLOG');
      await page.waitForURL('**/blog');
      await hydrated(page);
      await expect(heading(page)).toHaveText('Blog');
    });
  });
});

test('a page printed right after a link is printed whole', async ({page}) => {
  await open(page, NOTE);
  await page.evaluate(() => {
    // Print as soon as the heading is there, before the next paint.
    const old = document.querySelector('h1')!.textContent;
    new MutationObserver((_, observer) => {
      if (document.querySelector('h1')?.textContent !== old) {
        observer.disconnect();
        window.dispatchEvent(new Event('beforeprint'));
        document.body.dataset.printed = String(document.querySelectorAll('article h2').length);
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /\d/);
  const printed = Number(await page.locator('body').getAttribute('data-printed'));
  expect(printed).toBe(await page.locator('article h2').count());
});

test.describe('where the browser takes no new entry for its history', () => {
  // Said once for each link.
  test.use({allowedMessages: [/SecurityError|too many/]});

  test('a link loads its page', async ({page}) => {
    await open(page, NOTE);
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException('too many', 'SecurityError');
      };
    });
    await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
    await page.waitForURL(`**/${NEXT}`);
    await expect(heading(page)).toHaveText('What is HTTP?');
  });
});

test('a stylesheet that never comes holds the page back for eight seconds, and not for ever', async ({
  page,
}) => {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  // The clock's own performance has no entries; an observer hears of them all the same.
  await page.addInitScript(() =>
    new PerformanceObserver(() => Object.assign(window, {isPainted: true})).observe({
      type: 'paint',
      buffered: true,
    }),
  );
  const isPainted = () => page.evaluate(() => 'isPainted' in window);
  await page.route('**/assets/css/**', () => {
    // Never answered.
  });
  await page.goto(NOTE, {waitUntil: 'commit'});
  // What stands below it is not read before it is given up.
  await expect(page.locator('link[rel=stylesheet]')).toBeAttached();
  await page.clock.runFor(7999);
  expect(await isPainted()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isPainted).toBe(true);
  await expect(heading(page)).toBeVisible();
});

test.describe('a page whose taking over fails', () => {
  // What React says of it.
  test.use({allowedMessages: [/broken on purpose|Minified React error/i]});

  for (const [where, api] of [
    ['in the article', 'IntersectionObserver'],
    ['around it', 'localStorage'],
  ] as const) {
    test(`${where} stays as the server made it, with links that work`, async ({page}) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.addInitScript((name) => {
        // The site's own scripts meet it; the server's HTML and its inline scripts do not.
        const value = Reflect.get(window, name);
        document.addEventListener('DOMContentLoaded', () => {
          Object.defineProperty(window, name, {
            get() {
              if (document.documentElement.dataset.hasHydrated === 'false') {
                throw new Error('broken on purpose');
              }
              return value;
            },
          });
        });
      }, api);
      await page.goto(NOTE);
      await expect.poll(() => messages.join()).toContain('broken on purpose');
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveText('How does the Internet work?');
      await expect(page.locator('article h2').last()).toBeAttached();
      await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
      await expect(heading(page)).toHaveText('What is HTTP?');
    });
  }
});
