import {oneOfEachKind} from './lib/built-routes';
import {basePath, expect, heading, nameOf, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

// Chromium itself reports that an unknown path gives 404.
test.use({javaScriptEnabled: false, allowedMessages: [/status of 404/]});

test('every kind of page shows its navigation, and on a phone all its folds can be opened', async ({
  page,
}) => {
  test.slow();
  for (const route of oneOfEachKind) {
    await page.setViewportSize({width: 1280, height: 720});
    await page.goto(route);
    const main = page.getByRole('navigation', {name: 'Main'});
    await expect.soft(heading(page), nameOf(route)).toBeVisible();
    await expect.soft(main.getByRole('link').first(), nameOf(route)).toBeVisible();

    await page.setViewportSize({width: 360, height: 640});
    // Only one of the folds that share a name can be open.
    const folds = page.locator('main details:not([name])');
    const closed = folds.and(page.locator(':not([open])')).locator('> summary');
    if ((await closed.count()) > 0) {
      await closed.first().click();
      // Opens the others all at once, because each real click takes a while and there are dozens.
      await closed.evaluateAll((all: HTMLElement[]) => all.forEach((summary) => summary.click()));
    }
    await expect.soft(closed, `closed folds of ${nameOf(route)}`).toHaveCount(0);
    // The content after the summary has a height.
    const empty = await folds.evaluateAll((all) =>
      all
        .map((fold) => fold.querySelector(':scope > :not(summary)'))
        .filter((content) => !content?.checkVisibility() || content.clientHeight === 0),
    );
    expect.soft(empty, `folds of ${nameOf(route)} that show nothing`).toHaveLength(0);
  }
});

test('menus, definitions, a note’s Markdown copy and the not-found page work', async ({page}) => {
  await page.goto(NOTE);
  const language = page.getByRole('banner').getByRole('link', {name: 'English'});
  await expect(language).toBeHidden();
  await page.getByRole('button', {name: 'Languages: English'}).click();
  await expect(language).toBeVisible();
  await page.keyboard.press('Escape');

  const definition = page.getByText(/: All resource records with the same name, class and type\./);
  await expect(definition).toBeHidden();
  await page.getByRole('button', {name: 'Definition of RRset', exact: true}).click();
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();

  const address = `${basePath}${NOTE}.md`;
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', address);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', address);

  await page.setViewportSize({width: 360, height: 740});
  await page.goto('docs/nothing-here');
  await expect(heading(page)).toHaveText('Page Not Found');
  await expect(page.getByRole('main').getByRole('link', {name: 'start page'})).toBeVisible();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.click();
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', {name: 'Blog'}).click();
  await expect(heading(page)).toHaveText('Blog');
});

test('text after a prediction’s answers appears once the right answer is open', async ({page}) => {
  await page.goto(NOTE);
  const prediction = page.locator('.predict').first();
  const solution = prediction.locator('> details ~ :not(details)').first();
  await prediction.locator('> details:not([data-right]) > summary').first().click();
  await expect(solution).toBeHidden();
  await prediction.locator('> [data-right] > summary').click();
  await expect(solution).toBeVisible();
});
