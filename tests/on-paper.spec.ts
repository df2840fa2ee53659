import type {Page} from '@playwright/test';
import {expect, heading, open, test} from './lib/fixtures';

const BEFORE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';
const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

/** A4 and Letter in CSS pixels. */
const SHEETS = {A4: {width: 794, height: 1123}, Letter: {width: 816, height: 1056}};

/** The margin of a sheet: 16 mm, as in print.css. */
const MARGIN = 60.5;

/** Lays the page out as it would be printed, and fires the browser's print events. */
async function print(page: Page, {width, height} = SHEETS.A4): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width, height});
}

test('a printed note has the URLs of its sources, fits on A4 and Letter, and has no heading at the foot of a page', async ({
  page,
}) => {
  await open(page, NOTE);
  const article = page.locator('.theme-doc-markdown');
  for (const {width, height} of Object.values(SHEETS)) {
    await print(page, {width: Math.floor(width - 2 * MARGIN), height});
    const cut = await article.evaluate((element) => {
      const edge = element.getBoundingClientRect().right + 1;
      return Array.from(element.querySelectorAll('pre, code, table, svg, td, figcaption'))
        .filter((part) => part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent);
    });
    expect(cut).toEqual([]);
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('New here?')).toBeHidden();
  // Browsers print a sticky header in the wrong place, or not at all.
  await expect(article.locator('th').first()).toHaveCSS('position', 'static');
  const source = article.locator('li a[href^="https://www.rfc-editor.org"]').last();
  const address = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://www.rfc-editor.org');
  const breaks = await article
    .locator('h2, details > summary')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakAfter));
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});

test('in dark mode, a page prints dark on white and is dark again afterwards', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, NOTE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await print(page);
  const pale = await page.getByRole('main').evaluate((main) => {
    const lightness = (colour: string) => {
      const [red, green, blue] = colour.match(/[\d.]+/g)!.map(Number);
      return (0.2126 * red! + 0.7152 * green! + 0.0722 * blue!) / 255;
    };
    return Array.from(
      main.querySelectorAll<HTMLElement>('p, li, a, h2, td, th, pre span, figcaption, svg text'),
    )
      .map((element) => {
        const style = getComputedStyle(element);
        return [lightness(element.closest('svg') ? style.fill : style.color), element.textContent];
      })
      .filter(([light]) => Number(light) > 0.5);
  });
  expect(pale).toEqual([]);
  await page.emulateMedia({media: null});
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

/** The text of Chromium's PDF, without white space, because lines break differently there. */
async function readPdf(page: Page): Promise<string> {
  // Playwright compiles tests to CommonJS, which can only load an ES module like this.
  const {extractText} = await import('unpdf');
  const {text} = await extractText(new Uint8Array(await page.pdf({format: 'A4'})), {
    mergePages: true,
  });
  return text.replace(/\s/g, '');
}

test('the PDF of a page reached by a link has all folds, transcripts and figure numbers, and no controls', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, BEFORE);
  await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
  await expect(heading(page)).toHaveText('What is HTTP?');
  await expect(page.getByRole('heading', {name: 'Sources'})).toBeAttached();
  const parts = await page.locator('.theme-doc-markdown').evaluate((note) => [
    ...Array.from(
      note.querySelectorAll('details:not(.site-fold) > summary'),
      (summary) => summary.textContent,
    ),
    // In the PDF, a source's text can come after the words that follow it on the page.
    ...Array.from(note.querySelectorAll('details p'), (text) => [
      text.textContent.slice(0, 30),
      text.textContent.slice(-30),
    ]).flat(),
    ...Array.from(note.querySelectorAll('pre code > *'), (line) => line.textContent),
    ...Array.from(note.querySelectorAll('figcaption'), (_, index) => `Figure ${index + 1}.`),
  ]);
  expect(parts.length).toBeGreaterThan(100);
  await page.evaluate(() => window.scrollTo(0, 5000));
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  const text = await readPdf(page);
  expect(parts.filter((part) => !text.includes(part.replace(/\s/g, '')))).toEqual([]);
  expect(text).not.toMatch(/Skiptomain|Newhere\?|Onthispage|Editthispage|Allnotes|Copyright/);
});

test('a page printed right after a click on its link is complete', async ({page}) => {
  await open(page, BEFORE);
  await page.evaluate(() => {
    // Prints as soon as the heading is there, before the next paint.
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
