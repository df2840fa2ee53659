import type {Page} from '@playwright/test';
import {expect, hydrated, open, runScripts, test} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const OTHER = 'docs/frontend-roadmap/Internet/0-4-Domain-Name';

const article = (page: Page) => page.locator('.theme-doc-markdown');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const linkToOther = (page: Page) => article(page).locator(`a[href$="${OTHER}"]`).first();

/** True as long as the document is the one that it was called in first. */
function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const marked = window as unknown as {wasHere?: boolean};
    const wasHere = marked.wasHere ?? false;
    marked.wasHere = true;
    return wasHere;
  });
}

test.describe('The article of the first page', () => {
  test('is the one in the HTML, and no script brings its text again', async ({page}) => {
    // Holds on to an element before any script of the site runs.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, {kept: document.querySelector('.theme-doc-markdown h2')});
      });
    });
    await open(page, NOTE);
    const isKept = await page.evaluate(
      () => (window as unknown as {kept: Element}).kept.isConnected,
    );
    expect(isKept).toBe(true);
    const text = await article(page).locator('p').nth(3).innerText();
    const loaded = (await runScripts(page)).join('\n');
    expect(loaded).toContain('theme-doc-markdown');
    expect(loaded).not.toContain(text.slice(0, 30));
  });

  test('has links that go to their page without a full load, and Back finds it whole', async ({
    page,
  }) => {
    await open(page, NOTE);
    const {length} = (await article(page).textContent())!;
    await isSameDocument(page);
    await linkToOther(page).click();
    await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
    await expect(heading(page)).toHaveText('What is a domain name?');
    await page.goBack();
    await expect(heading(page)).toHaveText('What is DNS and how does it work?');
    expect(await isSameDocument(page)).toBe(true);
    expect(await article(page).textContent()).toHaveLength(length);
    await expect(article(page).getByRole('button', {name: 'Copy code'}).first()).toBeAttached();
  });

  test('has links that prefetch their page when they become visible', async ({page}) => {
    const prefetched = new Set<string>();
    page.on('request', (request) => {
      if (request.headers()['sec-purpose'] === 'prefetch') {
        prefetched.add(request.url());
      }
    });
    await page.setViewportSize({width: 360, height: 300});
    await open(page, NOTE);
    const before = prefetched.size;
    await linkToOther(page).scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched.size).toBeGreaterThan(before);
  });

  test('leaves a click with a key held to the browser', async ({page, context}) => {
    await open(page, NOTE);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      linkToOther(page).click({modifiers: ['ControlOrMeta']}),
    ]);
    // Browsers put off what a tab in the background does.
    await tab.bringToFront();
    await hydrated(tab);
    await expect(page).toHaveURL(new RegExp(`${NOTE}$`));
    await expect(tab).toHaveURL(new RegExp(`${OTHER}$`));
  });
});

test.describe('A note reached by a link', () => {
  test('shows its heading before the rest is there', async ({page}) => {
    await open(page, NOTE);
    await page.evaluate(() => {
      const seen = window as unknown as {sections: number[]};
      seen.sections = [];
      const title = document.querySelector('h1')!.textContent;
      new MutationObserver(() => {
        if (document.querySelector('h1') && document.querySelector('h1')!.textContent !== title) {
          seen.sections.push(document.querySelectorAll('.theme-doc-markdown h2').length);
        }
      }).observe(document.body, {childList: true, subtree: true});
    });
    await linkToOther(page).click();
    await expect(heading(page)).toHaveText('What is a domain name?');
    await expect(article(page).getByRole('heading', {name: 'Sources'})).toBeAttached();
    const [first] = await page.evaluate(() => (window as unknown as {sections: number[]}).sections);
    expect(first).toBe(0);
  });

  test('is the same as one loaded first', async ({page}) => {
    await open(page, OTHER);
    const loadedFirst = await article(page).textContent();
    await open(page, NOTE);
    await linkToOther(page).click();
    await expect(heading(page)).toHaveText('What is a domain name?');
    await expect.poll(() => article(page).textContent()).toBe(loadedFirst);
    await expect(page.getByRole('navigation', {name: 'Docs pages'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
  });
});
