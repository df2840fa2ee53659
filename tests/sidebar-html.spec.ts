import {expect, open, test} from './fixtures';

test.use({viewport: {width: 1440, height: 900}});

test('the server writes the sidebar’s links as the browser does', async ({page}) => {
  // The home page has no sidebar, so the browser makes all of the note's.
  await open(page, '');
  await page.getByRole('main').getByRole('link', {name: 'Why HTTP/3?'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Why HTTP/3?');
  const {written, made} = await page.evaluate(async () => {
    const links = (root: Document) =>
      [...root.querySelectorAll('.theme-doc-sidebar-menu .theme-doc-sidebar-item-link')].map(
        (item) => item.outerHTML,
      );
    const response = await fetch(location.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return {written: links(page), made: links(document)};
  });
  expect(made.length).toBeGreaterThan(8);
  expect(made.filter((link) => link.includes('aria-current="page"'))).toHaveLength(1);
  expect(written).toEqual(made);
});
