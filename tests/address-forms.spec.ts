import {basePath, expect, hydrated, nameOf, routes, test} from './fixtures';

/** What a reader, a link or a search engine may ask for instead of the route itself. */
function formsOf(route: string): string[] {
  return route === ''
    ? ['', 'index.html']
    : [route, `${route}/`, `${route}.html`, `${route}/index.html`];
}

/** The canonical address in the server's HTML. */
function readCanonical(html: string): string | undefined {
  return html.match(/<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/)?.[1];
}

for (const route of routes) {
  test(`every form of ${nameOf(route)} shows its page and ends on the clean address`, async ({
    page,
  }) => {
    for (const form of formsOf(route)) {
      const response = await page.goto(`${form}?a=b#c`);
      expect(response!.status(), form).toBe(200);
      expect(response!.request().redirectedFrom(), form).toBeNull();
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
      const {pathname, search, hash} = new URL(page.url());
      expect(pathname + search + hash).toBe(`${basePath}${route}?a=b#c`);

      const served = readCanonical(await response!.text());
      expect(new URL(served!).pathname, form).toBe(basePath + route);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', served!);
    }
  });
}

test.describe('Without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const route of routes) {
    test(`every form of ${nameOf(route)} shows the same page`, async ({page}) => {
      const headings: string[] = [];
      for (const form of formsOf(route)) {
        const response = await page.goto(form);
        expect(response!.status(), form).toBe(200);
        headings.push(await page.getByRole('heading', {level: 1}).innerText());
      }
      expect(headings).toEqual(headings.map(() => headings[0]));
      expect(headings[0]).not.toBe('Page Not Found');
    });
  }
});
