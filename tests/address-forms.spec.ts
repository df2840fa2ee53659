import {oneOfEachKind} from './contract-routes';
import {basePath, expect, hydrated, nameOf, routes, test} from './fixtures';

/** What a reader, a link or a search engine may ask for instead of the route itself. */
function formsOf(route: string): string[] {
  return route === '' ? ['index.html'] : [`${route}/`, `${route}.html`, `${route}/index.html`];
}

/** The canonical address in the server's HTML. */
function readCanonical(html: string): string | undefined {
  return html.match(/<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/)?.[1];
}

test('every form of every route is answered with the same bytes and no redirect', async ({
  request,
}) => {
  for (const route of routes) {
    const page = await request.get(route, {maxRedirects: 0});
    expect(page.status(), nameOf(route)).toBe(200);
    const html = await page.text();
    expect(new URL(readCanonical(html)!).pathname).toBe(basePath + route);
    for (const form of formsOf(route)) {
      const answer = await request.get(form, {maxRedirects: 0});
      expect.soft(answer.status(), nameOf(form)).toBe(200);
      expect.soft((await answer.text()) === html, `${nameOf(form)} is the page itself`).toBe(true);
    }
  }
});

for (const route of oneOfEachKind) {
  test(`every form of ${nameOf(route)} shows its page and ends on the clean address`, async ({
    page,
  }) => {
    for (const form of [route, ...formsOf(route)]) {
      const response = await page.goto(`${form}?a=b#c`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
      const {pathname, search, hash} = new URL(page.url());
      expect(pathname + search + hash).toBe(`${basePath}${route}?a=b#c`);
      const served = readCanonical(await response!.text());
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', served!);
    }
  });
}
