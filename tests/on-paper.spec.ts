import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const BEFORE = 'docs/frontend-roadmap/Internet/0-1-How-does-the-Internet-Work';
const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

/** A4 and Letter in CSS pixels. */
const A4 = {width: 794, height: 1123};
const LETTER = {width: 816, height: 1056};

/** At each edge of a sheet: 16 mm, as custom.css has it. */
const MARGIN = 60.5;

/** Has the page be as on paper, and tells it as a browser does. */
async function print(page: Page, {width, height} = A4): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width, height});
}

/** The folds of the note whose content is not there. */
function findFolded(page: Page): Promise<string[]> {
  return page
    .locator('article details:not(.theme-doc-toc-mobile)')
    .evaluateAll((folds) =>
      folds
        .filter((fold) => !fold.querySelector(':scope > :not(summary)')!.clientHeight)
        .map((fold) => fold.querySelector('summary')!.innerText),
    );
}

test('A note is its text alone, whole and with the addresses of its sources', async ({page}) => {
  await open(page, NOTE);
  await print(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('New here?')).toBeHidden();
  const source = page.getByRole('main').locator('li a[href^="https://www.rfc-editor.org"]').last();
  const address = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://www.rfc-editor.org');
  await expect(page.locator('.theme-code-block code').first()).toHaveCSS('white-space', 'pre-wrap');
  const table = page.getByRole('main').locator('table').first();
  await expect(table).toBeVisible();
  // A browser prints a sticky header elsewhere, or not at all.
  await expect(table.locator('th').first()).toHaveCSS('position', 'static');
});

for (const [name, {width, height}] of Object.entries({A4, Letter: LETTER})) {
  test(`On ${name} nothing reaches over the edge, figures have numbers, and no heading ends a sheet`, async ({
    page,
  }) => {
    await open(page, NOTE);
    await print(page, {width: Math.floor(width - 2 * MARGIN), height});
    const article = page.locator('.theme-doc-markdown');
    const cut = await article.evaluate((element) => {
      const edge = element.getBoundingClientRect().right + 1;
      return Array.from(element.querySelectorAll('pre, code, table, svg, td, figcaption'))
        .filter((part) => part.getBoundingClientRect().right > edge)
        .map((part) => part.textContent);
    });
    expect(cut).toEqual([]);
    for (const heading of await article.getByRole('heading', {level: 2}).all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
    await expect(article.locator('details > summary').first()).toHaveCSS('break-after', 'avoid');
    const numbers = await article
      .locator('figcaption')
      .evaluateAll((captions) =>
        captions.map((each) => getComputedStyle(each, '::before').content),
      );
    expect(numbers.length).toBeGreaterThan(3);
    expect(new Set(numbers)).toEqual(new Set(['"Figure " counter(figure) ". "']));
  });
}

test('What is folded away is printed, on a page that a link led to as well', async ({page}) => {
  await open(page, NOTE);
  await print(page);
  expect(await page.locator('article details').count()).toBeGreaterThan(5);
  expect(await findFolded(page)).toEqual([]);

  await page.emulateMedia({media: null});
  await open(page, BEFORE);
  await page.getByRole('main').getByRole('link', {name: 'What is HTTP?'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What is HTTP?');
  await print(page);
  await expect.poll(() => page.locator('article details').count()).toBeGreaterThan(5);
  expect(await findFolded(page)).toEqual([]);
});

test('In dark mode the print is dark on white, and the page dark again after it', async ({
  page,
}) => {
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

test('On wide paper the text begins at its edge', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, NOTE);
  await print(page, {width: A4.height, height: A4.width});
  expect((await page.getByRole('heading', {level: 1}).boundingBox())!.x).toBeLessThan(80);
});

/** What the PDF says that Chromium prints, without white space: lines break otherwise there. */
async function readPdf(page: Page, format: 'A4' | 'Letter'): Promise<string> {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {extractText} = await import('unpdf');
  const {text} = await extractText(new Uint8Array(await page.pdf({format})), {mergePages: true});
  return text.replace(/\s/g, '');
}

test('The PDF, from the middle of a page with the menu open as well, holds all folds, transcripts and figure numbers, and no word of a control', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, NOTE);
  const parts = await page.locator('.theme-doc-markdown').evaluate((note) => [
    ...Array.from(note.querySelectorAll('summary'), (summary) => summary.textContent),
    // A sheet ends within a paragraph, but not within two lines of its ends.
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
  for (const format of ['A4', 'Letter'] as const) {
    const text = await readPdf(page, format);
    expect(parts.filter((part) => !text.includes(part.replace(/\s/g, '')))).toEqual([]);
    expect(text).not.toMatch(/Skiptomain|Newhere\?|Onthispage|Editthispage|Allnotes|Copyright/);
  }
});
