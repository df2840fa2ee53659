import {basePath, expect, nameOf, routes, siteUrl, test} from './fixtures';

test.use({javaScriptEnabled: false});

test('Every page shows its heading, text and navigation, and on a phone all folded parts open', async ({
  page,
}) => {
  test.slow();
  for (const route of routes) {
    await test.step(nameOf(route), async () => {
      await page.setViewportSize({width: 1280, height: 720});
      await page.goto(route);
      await expect.soft(page.getByRole('heading', {level: 1}), nameOf(route)).toBeVisible();
      const heading = await page.getByRole('heading', {level: 1}).innerText();
      const text = await page.getByRole('main').innerText();
      expect.soft(text.length, nameOf(route)).toBeGreaterThan(heading.length + 20);
      await expect
        .soft(page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(), nameOf(route))
        .toBeVisible();

      await page.setViewportSize({width: 360, height: 640});
      const folds = page.locator('main details');
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

test('Every link inside the site leads to a page or a file, and its anchor exists', async ({
  page,
  request,
}) => {
  /** The ids of every route, by its path. */
  const anchors = new Map<string, Set<string>>();
  /** The pages on which a link stands, by its address. */
  const links = new Map<string, string[]>();
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const {ids, addresses} = await page.evaluate(
      ([text, url]) => {
        const parsed = new DOMParser().parseFromString(text!, 'text/html');
        const all = Array.from(parsed.querySelectorAll('a[href]'));
        return {
          ids: Array.from(parsed.querySelectorAll('[id]'), ({id}) => id),
          addresses: all.map((link) => new URL(link.getAttribute('href')!, url).href),
        };
      },
      [html, siteUrl + route],
    );
    anchors.set(basePath + route, new Set(ids));
    for (const address of addresses.filter((href) => href.startsWith(new URL(siteUrl).origin))) {
      links.set(address, [...(links.get(address) ?? []), nameOf(route)]);
    }
  }

  const faults: string[] = [];
  for (const [address, pages] of links) {
    const {pathname, hash} = new URL(address);
    const ids = anchors.get(pathname);
    const status = ids ? 200 : (await request.get(pathname, {maxRedirects: 0})).status();
    if (status !== 200) {
      faults.push(`${address} is answered with ${status}; it stands on ${pages.join(', ')}`);
    } else if (hash && !ids?.has(decodeURIComponent(hash.slice(1)))) {
      faults.push(`${address} names no anchor; it stands on ${pages.join(', ')}`);
    }
  }
  expect(faults).toEqual([]);
});
