import {oneOfEachKind} from './contract-routes';
import {expect, nameOf, routes, test} from './fixtures';

test.use({javaScriptEnabled: false});

test('Every kind of page shows its navigation, and on a phone all its folds open', async ({
  page,
}) => {
  test.slow();
  for (const route of oneOfEachKind) {
    await test.step(nameOf(route), async () => {
      await page.setViewportSize({width: 1280, height: 720});
      await page.goto(route);
      await expect.soft(page.getByRole('heading', {level: 1}), nameOf(route)).toBeVisible();
      await expect
        .soft(page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(), nameOf(route))
        .toBeVisible();

      await page.setViewportSize({width: 360, height: 640});
      // Of those with a name, one of each name is open.
      const folds = page.locator('main details:not([name])');
      const closed = folds.and(page.locator(':not([open])')).locator('> summary');
      if ((await closed.count()) > 0) {
        await closed.first().click();
        // The others at once: a press takes the browser some time, and there are dozens.
        await closed.evaluateAll((summaries: HTMLElement[]) =>
          summaries.forEach((summary) => summary.click()),
        );
      }
      await expect.soft(closed, `closed folds of ${nameOf(route)}`).toHaveCount(0);
      // What follows the summary takes up room on the page.
      const empty = await folds.evaluateAll((all) =>
        all
          .filter((fold) => {
            const content = fold.querySelector(':scope > :not(summary)');
            return !content?.checkVisibility() || content.getBoundingClientRect().height === 0;
          })
          .map((fold) => fold.querySelector('summary')?.textContent),
      );
      expect.soft(empty, `folds of ${nameOf(route)} that are open and show nothing`).toEqual([]);
    });
  }
});

test('The HTML of every page has its heading and its text', async ({page, request}) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const [heading, text] = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      return ['h1', 'main'].map((name) => parsed.querySelector(name)?.textContent ?? '');
    }, html);
    expect.soft(heading, nameOf(route)).toMatch(/\S/);
    expect.soft(text!.length, nameOf(route)).toBeGreaterThan(heading!.length + 20);
  }
});
