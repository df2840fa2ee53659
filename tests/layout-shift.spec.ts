import {expect, open, routes, test} from './fixtures';
import {readLayoutShift, watchLayoutShift} from './layoutShift';

test.use({viewport: {width: 360, height: 740}});

test.describe('nothing moves while a page loads', () => {
  // Where the announcement is shown, every-page.spec.ts sees it.
  test('with the announcement dismissed', async ({page}) => {
    test.slow();
    await watchLayoutShift(page);
    await open(page, '');
    await page.getByRole('button', {name: 'Close'}).click();
    for (const route of routes) {
      await open(page, route);
      expect.soft(await readLayoutShift(page), `layout shift of /${route}`).toBe(0);
    }
  });

  test("though half of a short page's footer comes later than the rest", async ({page}) => {
    const route = 'blog/archive';
    const html = await (await page.request.get(route)).text();
    const middle = html.indexOf('footer__link-separator', html.indexOf('<footer'));
    await page.setViewportSize({width: 360, height: 900});
    // Scripts can't run twice in one window, and the footer must not need them.
    await page.route('**/*.js', () => undefined);
    await watchLayoutShift(page);
    await page.goto(route);
    await expect(page.getByRole('contentinfo')).toBeInViewport({ratio: 1});
    await page.evaluate(
      async ([start, rest]) => {
        document.open();
        document.write(start!);
        await new Promise((resolve) => setTimeout(resolve, 500));
        document.write(rest!);
        document.close();
      },
      [html.slice(0, middle), html.slice(middle)],
    );
    await expect(page.getByRole('contentinfo')).toBeInViewport({ratio: 1});
    expect(await readLayoutShift(page)).toBe(0);
  });
});
