/** What reads well without scripts never becomes less than that. */
import {expect, heading, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';

test('an address with a broken hash works, and so do a link to it and the ways back and on', async ({
  page,
}) => {
  const hash = '#%E0%A4%A';
  const follow = async (from: string) => {
    const link = page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first();
    await link.evaluate((element: HTMLAnchorElement, written) => {
      element.href += written;
    }, hash);
    await link.click();
    await expect(heading(page)).toHaveText('What is HTTP?');
    await page.goBack();
    await expect(heading(page)).toHaveText(from);
    await page.goForward();
    await expect(heading(page)).toHaveText('What is HTTP?');
  };
  await open(page, NOTE + hash);
  await follow('How does the Internet work?');
  // An article that the browser made.
  await page.getByRole('banner').getByRole('link', {name: '文档'}).click();
  await expect(heading(page)).toHaveText('Start here');
  await follow('Start here');
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

test.describe('a page whose hydration fails', () => {
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
