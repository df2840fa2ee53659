import {expect, open, runScripts, test} from './fixtures';

const POST = 'blog/long-blog-post';
const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('code has its colours', async ({page}) => {
    await page.goto(POST);
    const keyword = page.locator('pre code span', {hasText: /^const$/}).first();
    const plain = await page
      .locator('pre')
      .first()
      .evaluate((pre) => getComputedStyle(pre).color);
    await expect(keyword).not.toHaveCSS('color', plain);
  });
});

test('the copy button copies the code and nothing else, and says so to screen readers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, POST);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    'const wordsPerMinute = 200;\nconst minutes = 900 / wordsPerMinute;\nconsole.log(Math.ceil(minutes)); // 5',
  );
});

test('lines are numbered where the author wants it, for the eye alone; colours follow the colour mode; no highlighter is sent to the reader', async ({
  page,
}) => {
  await open(page, POST);
  const code = page.locator('.theme-code-block').first().locator('code');
  const numbers = await code
    .locator('.light-code-number')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
  expect(numbers).toEqual(Array(3).fill('counter(line) / ""'));
  expect(await code.ariaSnapshot()).not.toMatch(/\d ?const/);
  const selected = await code.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(selected).toMatch(/^const .*;\nconst .*;\nconsole/);

  const keyword = page.locator('pre code span', {hasText: /^const$/}).first();
  const light = await keyword.evaluate((span) => getComputedStyle(span).color);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(keyword).not.toHaveCSS('color', light);

  const source = (await runScripts(page)).join('\n');
  expect(source).toContain('docusaurus');
  // The name under which Prism keeps its grammars, in whatever form it is bundled.
  expect(source).not.toMatch(/languages\.(markup|clike)\b/);
});

test('a highlighted line has a mark at its edge', async ({page}) => {
  await open(page, NOTE);
  const edge = page.locator('.theme-code-block-highlighted-line .light-code-number').first();
  await expect(edge).toHaveCSS('border-left-style', 'solid');
  await page.emulateMedia({forcedColors: 'active'});
  await expect(edge).toHaveCSS('border-left-width', '4px');
});

test.describe('at 1440 px', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('a line of 95 characters is seen whole', async ({page}) => {
    await open(page, NOTE);
    const pre = page.locator('.markdown > .theme-code-block pre').first();
    const hidden = await pre.evaluate((element) => {
      element.querySelector('code')!.textContent = 'x'.repeat(95);
      return element.scrollWidth - element.clientWidth;
    });
    expect(hidden).toBe(0);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    const room = (await contents.boundingBox())!.x;
    const {x, width} = (await pre.boundingBox())!;
    expect(x + width).toBeLessThan(room);
  });
});

for (const mode of ['light', 'dark']) {
  test.describe(`on a phone, ${mode}`, () => {
    test.use({viewport: {width: 360, height: 740}});

    test('code that goes on at its right fades out there until it is scrolled to its end', async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, NOTE);
      const pre = page.locator('.theme-code-block pre').first();
      const fill = (characters: number) =>
        pre.evaluate((element, count) => {
          element.querySelector('code')!.textContent = 'x'.repeat(count);
        }, characters);
      await fill(95);
      await expect(pre).toHaveCSS('mask-image', /^linear-gradient/);
      await expect(pre).toHaveCSS('mask-size', '100% 100%');
      await pre.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
      await expect(pre).toHaveCSS('mask-size', 'calc(100% + 48px) 100%');
      await fill(5);
      await expect(pre).toHaveCSS('mask-image', 'none');
    });
  });
}
