/** Anything that can be read without scripts stays readable, whatever fails. */
import {expect, heading, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';

test('a URL with a malformed hash works, as do links to it, Back and Forward', async ({page}) => {
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
  // An article rendered in the browser.
  await page.getByRole('banner').getByRole('link', {name: '文档'}).click();
  await expect(heading(page)).toHaveText('Start here');
  await follow('Start here');
});

test('a style sheet that never loads delays the page by at most eight seconds', async ({page}) => {
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  // The fake clock's `performance` has no entries, but an observer still gets them.
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
  // Nothing after the link is parsed until the browser stops waiting for the style sheet.
  await expect(page.locator('link[rel=stylesheet]')).toBeAttached();
  await page.clock.runFor(7999);
  expect(await isPainted()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isPainted).toBe(true);
  await expect(heading(page)).toBeVisible();
});

test.describe('a page whose hydration fails', () => {
  // React's messages about the failure.
  test.use({allowedMessages: [/broken on purpose|Minified React error/i]});

  for (const [where, part] of [
    ['in the article', 'main'],
    ['outside the article', 'header'],
  ] as const) {
    test(`${where} keeps the server’s HTML, with working links`, async ({page}) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      // Docusaurus' links use an IntersectionObserver, so this makes their hydration fail.
      await page.addInitScript((selector) => {
        const {observe} = IntersectionObserver.prototype;
        IntersectionObserver.prototype.observe = function (element) {
          if (
            document.documentElement.dataset.hasHydrated === 'false' &&
            element.closest(selector)
          ) {
            throw new Error('broken on purpose', {cause: new Error('the reason')});
          }
          observe.call(this, element);
        };
      }, part);
      await page.goto(NOTE);
      await expect.poll(() => messages.join('\n')).toContain('broken on purpose\nthe reason');
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveText('How does the Internet work?');
      await expect(page.locator('article h2').last()).toBeAttached();
      await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
      await expect(heading(page)).toHaveText('What is HTTP?');
    });
  }
});
