import type {ConsoleMessage, Page} from '@playwright/test';
import {cutConnection, expect, holdChunks, hydrated, loseChunks, open, test} from './fixtures';

const START = 'docs/frontend-roadmap/start-page';
const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});
const spinner = (page: Page) => page.getByText('Loading the page');
const progressBar = (page: Page) => page.locator('#nprogress [role="bar"]');

test.describe('While a page is on its way', () => {
  let release: () => void;

  test.beforeEach(async ({page}) => {
    await page.clock.install({time: 0});
    await open(page, START);
    await page.clock.pauseAt(60_000);
    release = await holdChunks(page);
    await footerLink(page, 'Tags').click();
    await expect(page).toHaveURL(/\/blog\/tags$/);
  });

  test('the page at hand stays, and after 200 ms a progress bar and a spinner show', async ({
    page,
  }) => {
    await page.clock.runFor(199);
    await expect(progressBar(page)).toHaveCount(0);
    await expect(spinner(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progressBar(page)).toHaveCount(1);
    await expect(spinner(page)).toHaveCount(1);
    await expect(heading(page)).not.toHaveText('Tags');
  });

  test('the bar starts at its minimum, moves on every 800 ms and each move takes 200 ms', async ({
    page,
  }) => {
    const atMinimum = /translate3d\(-92%, 0px, 0px\); transition: (?:all )?200ms/;
    await page.clock.runFor(200);
    await expect(progressBar(page)).toHaveAttribute('style', atMinimum);
    await page.clock.runFor(799);
    await expect(progressBar(page)).toHaveAttribute('style', atMinimum);
    await page.clock.runFor(1);
    await expect(progressBar(page)).not.toHaveAttribute('style', /translate3d\(-92%/);
    await expect(progressBar(page)).toHaveAttribute('style', /translate3d\(-9[01]\.\d+%/);
  });

  test('bar and spinner go away when it has come', async ({page}) => {
    await page.clock.runFor(200);
    await expect(progressBar(page)).toHaveCount(1);
    release();
    await expect(heading(page)).toHaveText('Tags');
    await expect(spinner(page)).toHaveCount(0);
    // One move forward, one to the end and the fading out, 200 ms each.
    await page.clock.runFor(600);
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('and the reader has gone back, it is not shown when it has come', async ({page}) => {
    const atHand = await heading(page).innerText();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    release();
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText(atHand);
    await expect(page).toHaveTitle(new RegExp(`^${atHand}`));
  });

  test('neither shows where it comes within 200 ms', async ({page}) => {
    await page.clock.runFor(199);
    release();
    await expect(heading(page)).toHaveText('Tags');
    await page.clock.runFor(1000);
    await expect(progressBar(page)).toHaveCount(0);
    await expect(spinner(page)).toHaveCount(0);
  });
});

test.describe('After a navigation', () => {
  test('the page stands at its top', async ({page}) => {
    await open(page, NOTE);
    await footerLink(page, 'Archive').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await footerLink(page, 'Archive').click();
    await expect(heading(page)).toHaveText('Archive');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the head is the one that the page has when it is loaded, but for facts for machines, which are those of no other page', async ({
    page,
  }) => {
    const readHead = () =>
      page.evaluate(() => [
        document.documentElement.className,
        ...[...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
          .filter((element) => !element.matches('[data-of-this-page]'))
          .map((element) =>
            [element.textContent, ...[...element.attributes].map((a) => `${a.name}=${a.value}`)]
              .sort()
              .join(' '),
          )
          .sort(),
      ]);
    await open(page, NOTE);
    const loaded = await readHead();
    await expect(page.locator('head [data-of-this-page]')).not.toHaveCount(0);
    await open(page, 'blog/archive');
    await footerLink(page, 'All notes').click();
    await page.getByRole('main').getByRole('link', {name: 'What is DNS'}).first().click();
    await expect(heading(page)).toHaveText('What is DNS and how does it work?');
    await expect.poll(readHead).toEqual(loaded);
    await expect(page.locator('head [data-of-this-page]')).toHaveCount(0);
  });

  test('a link to the page at hand is no further step for Back', async ({page}) => {
    await open(page, NOTE);
    await footerLink(page, 'Archive').click();
    await expect(heading(page)).toHaveText('Archive');
    await footerLink(page, 'Archive').click();
    await page.goBack();
    await expect(heading(page)).toHaveText('What is DNS and how does it work?');
  });

  test('the title is announced and the next Tab reaches the skip link', async ({page}) => {
    await open(page, NOTE);
    await footerLink(page, 'Archive').click();
    await expect(page).toHaveTitle(/^Archive \| /);
    const announcer = page.locator('[data-route-announcer]');
    await expect(announcer).toHaveRole('status');
    await expect(announcer).toHaveText(await page.title());
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('nothing is announced on the first page, which the browser announces', async ({page}) => {
    await open(page, NOTE);
    await expect(page.locator('[data-route-announcer]')).toBeEmpty();
  });

  test('to a hash, its target is in view and the next Tab goes on from there', async ({page}) => {
    await open(page, NOTE);
    const id = await page.locator('main h2[id]').nth(2).getAttribute('id');
    await page.goto(`${NOTE}#${id}`);
    await hydrated(page);
    await footerLink(page, 'Archive').click();
    await expect(heading(page)).toHaveText('Archive');
    await page.goBack();
    const target = page.locator(`h2[id="${id}"]`);
    await expect(target).toBeInViewport();
    await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(200);
    await page.keyboard.press('Tab');
    await expect(target.getByRole('link')).toBeFocused();
  });

  test('to a hash of the same page, its target is in view', async ({page}) => {
    await open(page, NOTE);
    const entry = page.locator('.table-of-contents a').filter({visible: true}).nth(3);
    const hash = (await entry.getAttribute('href'))!;
    await entry.click();
    await expect(page.locator(hash)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
  });
});

test.describe('Prefetching', () => {
  test.use({viewport: {width: 360, height: 500}});

  /** The scripts that were asked for, by link (prefetched) or by script (loaded). */
  function askedFor(page: Page, initiator: 'link' | 'script'): Promise<string[]> {
    return page.evaluate(
      (type) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({name, initiatorType}) => name.endsWith('.js') && initiatorType === type)
          .map(({name}) => name),
      initiator,
    );
  }

  /** The scripts of the archive that no other page has. */
  async function getArchiveChunks(page: Page): Promise<string[]> {
    await open(page, 'markdown-page');
    const others = await askedFor(page, 'script');
    await open(page, 'blog/archive');
    const all = await askedFor(page, 'script');
    const chunks = all.filter((chunk) => !others.includes(chunk));
    expect(chunks).not.toEqual([]);
    return chunks;
  }

  /** Resolves when observers of the link's visibility have been told. */
  async function scrollTo(page: Page, name: string): Promise<void> {
    await footerLink(page, name).scrollIntoViewIfNeeded();
    await footerLink(page, name).evaluate(
      (link) =>
        new Promise((resolve) => {
          new IntersectionObserver(resolve).observe(link);
        }),
    );
  }

  test('starts when a link becomes visible', async ({page}) => {
    const chunks = await getArchiveChunks(page);
    await open(page, NOTE);
    await expect.poll(() => askedFor(page, 'link')).not.toEqual([]);
    expect(await askedFor(page, 'link')).not.toEqual(expect.arrayContaining(chunks));
    await scrollTo(page, 'Archive');
    await expect.poll(() => askedFor(page, 'link')).toEqual(expect.arrayContaining(chunks));
    expect(await askedFor(page, 'script')).not.toEqual(expect.arrayContaining(chunks));
  });

  test('leaves nothing to be loaded on the way to a note', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, NOTE);
    const before = await askedFor(page, 'script');
    const link = page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('What is HTTP?');
    await expect(link).toBeVisible();
    await expect.poll(() => askedFor(page, 'link')).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(heading(page)).toHaveText('What is HTTP?');
    const loaded = (await askedFor(page, 'script')).filter((script) => !before.includes(script));
    expect(loaded).not.toEqual([]);
    expect(await askedFor(page, 'link')).toEqual(expect.arrayContaining(loaded));
  });

  test('asks for no script of the note that is read', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, 'docs/frontend-roadmap/Internet/0-2-What-is-http');
    const before = await askedFor(page, 'script');
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByText('What is DNS and how')
      .click();
    await expect(heading(page)).toHaveText('What is DNS and how does it work?');
    const ofNote = (await askedFor(page, 'script')).filter((script) => !before.includes(script));
    expect(ofNote).not.toEqual([]);
    await open(page, NOTE);
    await expect.poll(() => askedFor(page, 'link')).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(await askedFor(page, 'link')).not.toEqual(expect.arrayContaining(ofNote));
  });

  test('goes on to loading when the pointer comes over the link', async ({page}) => {
    const chunks = await getArchiveChunks(page);
    await open(page, NOTE);
    await footerLink(page, 'Archive').hover();
    await expect.poll(() => askedFor(page, 'script')).toEqual(expect.arrayContaining(chunks));
    await expect(page).toHaveURL(/0-6-DNS$/);
  });

  const slowConnections = [
    {name: 'a 2g connection', connection: {effectiveType: '2g', saveData: false}},
    {name: 'a slow 2g connection', connection: {effectiveType: 'slow-2g', saveData: false}},
    {name: 'a connection that saves data', connection: {effectiveType: '4g', saveData: true}},
  ];

  for (const {name, connection} of slowConnections) {
    test(`does not happen on ${name}`, async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      await page.goto(NOTE);
      // There, scripts wait for the reader's first action.
      await page.keyboard.press('Shift');
      await hydrated(page);
      const loaded = await askedFor(page, 'script');
      await scrollTo(page, 'Archive');
      await footerLink(page, 'Archive').hover();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await askedFor(page, 'link')).toEqual([]);
      expect(await askedFor(page, 'script')).toEqual(loaded);
      await footerLink(page, 'Archive').click();
      await expect(heading(page)).toHaveText('Archive');
    });
  }
});

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
  // The tests themselves cut the connection.
  test.use({allowedMessages: [/ERR_INTERNET_DISCONNECTED/]});

  test('leaves the page at hand and offers Retry, which loads it', async ({page}) => {
    await open(page, START);
    const before = await heading(page).innerText();
    const restore = await cutConnection(page);
    await footerLink(page, 'Archive').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(heading(page)).toHaveText(before);

    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(alert).toBeVisible();
    await expect(heading(page)).toHaveText(before);

    restore();
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(heading(page)).toHaveText('Archive');
    await expect(alert).toHaveCount(0);
  });

  test('can be given up for another page once the site answers again', async ({page}) => {
    await open(page, START);
    const restore = await cutConnection(page);
    await footerLink(page, 'Archive').click();
    await expect(page.getByRole('alert')).toBeVisible();
    restore();
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await expect(heading(page)).toHaveText('Blog');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
