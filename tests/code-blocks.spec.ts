import {expect, needsPart, open, openFolds, runScripts, test, toggle} from './lib/fixtures';
import {readNotes} from './lib/notes';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

test('code colours follow the mode, and the button copies the code without line numbers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'blog/long-blog-post');
  const block = page.locator('.theme-code-block').first();
  const code = block.locator('code');
  const text =
    'const wordsPerMinute = 200;\nconst minutes = 900 / wordsPerMinute;\nconsole.log(Math.ceil(minutes)); // 5';
  const keyword = block.locator('span', {hasText: /^const$/}).first();
  const colourOf = (locator: typeof code) =>
    locator.evaluate((element) => getComputedStyle(element).color);
  const light = await colourOf(keyword);
  expect(light).not.toBe(await colourOf(block.locator('pre')));
  await toggle(page).click();
  await expect(keyword).not.toHaveCSS('color', light);

  expect(await code.ariaSnapshot()).not.toMatch(/\d ?const/);
  const selected = await code.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(selected.trim()).toBe(text);
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  needsPart('code');
  const numbers = await code
    .locator(':scope > span')
    .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content));
  expect(numbers).toEqual(Array(3).fill('counter(light-line) / ""'));
  const source = (await runScripts(page)).join('\n');
  expect(source).toContain('docusaurus');
  // A string that identifies Prism's grammars however they're bundled.
  expect(source).not.toMatch(/languages\.(markup|clike)\b/);
});

test('a line of 95 characters fits at 1440 px, and fades out on a phone until it’s scrolled', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, NOTE);
  const pre = page.locator('.markdown > .theme-code-block.wide-code pre').first();
  const fill = (characters: number) =>
    pre.evaluate((element, count) => {
      element.querySelector('code')!.textContent = 'x'.repeat(count);
      return element.scrollWidth - element.clientWidth;
    }, characters);
  expect(await fill(95)).toBe(0);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const {x, width} = (await pre.boundingBox())!;
  expect(x + width).toBeLessThan((await contents.boundingBox())!.x);

  await page.setViewportSize({width: 360, height: 740});
  await expect(pre).toHaveCSS('mask-image', /^linear-gradient/);
  await expect(pre).toHaveCSS('mask-size', '100% 100%');
  await pre.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(pre).toHaveCSS('mask-size', 'calc(100% + 48px) 100%');
  await fill(5);
  await expect(pre).toHaveCSS('mask-image', 'none');

  needsPart('code');
  const edge = () =>
    page
      .locator('.light-numbered > .theme-code-block-highlighted-line')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').borderLeft);
  expect(await edge()).toMatch(/^4px solid/);
  await page.emulateMedia({forcedColors: 'active'});
  expect(await edge()).toMatch(/^4px solid/);
});

test('no line of code is cut off at 1440 px, even in a fold', async ({page}) => {
  // The theme's line numbers leave 4 px less for the code.
  needsPart('code');
  await page.setViewportSize({width: 1440, height: 900});
  for (const {route} of await readNotes()) {
    await page.goto(route);
    await openFolds(page);
    const cut = await page
      .locator('main pre')
      .evaluateAll((all) =>
        all.filter((pre) => pre.scrollWidth > pre.clientWidth).map((pre) => pre.textContent),
      );
    expect(cut, route).toEqual([]);
  }
});
