import {basePath, expect, nameOf, routes, siteUrl, test} from './fixtures';

test.use({javaScriptEnabled: false});

for (const route of routes) {
  test(`${nameOf(route)} shows its heading, text and navigation, and on a phone all folded parts open`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const heading = await page.getByRole('heading', {level: 1}).innerText();
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(heading.length + 20);
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link').first(),
    ).toBeVisible();

    await page.setViewportSize({width: 360, height: 640});
    for (const details of await page.locator('main details').all()) {
      if ((await details.getAttribute('open')) === null) {
        await details.locator('summary').first().click();
      }
      await expect(details).toHaveAttribute('open');
      // What follows the summary takes up room on the page.
      const content = details.locator('> :not(summary)').first();
      await expect(content).toBeVisible();
      expect((await content.boundingBox())!.height).toBeGreaterThan(0);
    }
  });
}

test('Every link inside the site leads to a page or a file, and its anchor exists', async ({
  page,
  request,
}) => {
  /** The ids of every route, by its path. */
  const anchors = new Map<string, Set<string>>();
  /** The pages on which a link stands, by its address. */
  const links = new Map<string, string[]>();
  for (const route of routes) {
    await page.goto(route);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).href));
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
