/** A deployment replaces the site while readers have its old pages: in caches, in open tabs. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open} from '../fixtures';
import {NEW_MARK, OLD_MARK, test, type Fault} from './twoBuilds';

// One worker, which makes the second build once.
test.describe.configure({mode: 'default'});

const NOTE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';
const NEXT = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

/** The bundler's time for a script and the page's for a stylesheet, in milliseconds. */
const LONG = 10_000;

const mark = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name});

/** What the page looks like with its stylesheet. */
async function expectStyled(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
}

/** Reads a page of the old build and goes away; the browser's cache keeps it, and not its files. */
async function read(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.goto('about:blank');
}

/** Works by scripts alone. */
async function expectWorking(page: Page): Promise<void> {
  await hydrated(page);
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

const faults: Fault[] = ['404', '500', 'HTML with 200', 'half of it'];

test.describe('with the old files kept', () => {
  test('an old page out of the cache works as it is, and so do its links', async ({page, site}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await read(page, NOTE);
    site.deploy();
    await page.goto(NOTE);
    await expectStyled(page);
    await expectWorking(page);
    await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('What is HTTP?');
    await expect(mark(page, OLD_MARK)).toBeVisible();
    expect(site.asked).toEqual([]);
  });
});

test.describe('with the old files gone', () => {
  // The server's answers, and what the browser says of them.
  test.use({
    allowedMessages: [
      /status of (?:404|500)|MIME type|Unexpected token|Invalid or unexpected|Unexpected end|ERR_CONTENT_LENGTH|ERR_INCOMPLETE|ERR_EMPTY|Loading chunk|ChunkLoadError/,
    ],
  });

  for (const fault of faults) {
    test(`(${fault}) the old home page out of the cache is loaded anew, once`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({width: 1280, height: 800});
      await read(page, '');
      site.deploy(fault);
      await page.goto('');
      await expect(mark(page, NEW_MARK)).toBeVisible();
      await expectStyled(page);
      await expectWorking(page);
      expect(site.asked).toEqual(['question /', 'load /']);
    });
  }

  test('(no answer) an old page out of the cache is loaded anew, once', async ({page, site}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await read(page, NOTE);
    site.deploy('nothing');
    await page.clock.install();
    await page.goto(NOTE, {waitUntil: 'commit'});
    // What stands below it is not read before it is given up.
    await expect(page.locator('link[rel=stylesheet]')).toBeAttached();
    await page.clock.runFor(LONG);
    await expect(mark(page, NEW_MARK)).toBeAttached();
    await page.clock.resume();
    await expectStyled(page);
    await expectWorking(page);
    expect(site.asked).toEqual([`question /${NOTE}`, `load /${NOTE}`]);
  });

  for (const fault of [...faults, 'nothing'] as const) {
    test(`(${fault}) a link of an open tab loads its page, once`, async ({page, site}) => {
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, NOTE);
      site.deploy(fault);
      if (fault === 'nothing') {
        await page.clock.install();
      }
      await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
      if (fault === 'nothing') {
        await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
        await page.clock.runFor(LONG);
        await expect(mark(page, NEW_MARK)).toBeAttached();
        await page.clock.resume();
      }
      await expect(page.getByText('Built anew.')).toBeVisible();
      await expectStyled(page);
      await expectWorking(page);
      // Each script that fails asks whether the site is there.
      expect(site.asked.filter((each) => each !== 'question /')).toEqual([`load /${NEXT}`]);
    });
  }

  test('a page that is old after its reload too stays, readable', async ({page, site}) => {
    await read(page, NOTE);
    site.deploy('404');
    site.keepOldPages();
    await page.goto(NOTE);
    await page.waitForFunction(
      () => performance.getEntriesByType('navigation')[0]!.toJSON().type === 'reload',
    );
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('How does the Internet work?');
    expect(site.asked).toEqual([`question /${NOTE}`, `load /${NOTE}`]);
  });

  test('a new page whose own stylesheet is gone is not loaded anew', async ({page, site}) => {
    site.fail(/\.css$/, '404');
    await page.goto(NOTE);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(site.asked).toEqual([`load /${NOTE}`, `question /${NOTE}`]);
  });
});
