import {expect, open, runScripts, test} from './fixtures';

const POST = 'blog/long-blog-post';

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

test('the colours follow the colour mode', async ({page}) => {
  await open(page, POST);
  const keyword = page.locator('pre code span', {hasText: /^const$/}).first();
  const light = await keyword.evaluate((span) => getComputedStyle(span).color);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(keyword).not.toHaveCSS('color', light);
});

test('the copy button copies the code and nothing else', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, POST);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    'const wordsPerMinute = 200;\nconst minutes = 900 / wordsPerMinute;\nconsole.log(Math.ceil(minutes)); // 5',
  );
});

test('no highlighter is sent to the reader', async ({page}) => {
  await open(page, POST);
  const source = (await runScripts(page)).join('\n');
  expect(source).toContain('docusaurus');
  // The name under which Prism keeps its grammars, in whatever form it is bundled.
  expect(source).not.toMatch(/languages\.(markup|clike)\b/);
});
