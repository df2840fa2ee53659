import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

/** A term of the note, and the definition that opens from it. */
function termOf(page: Page) {
  const main = page.getByRole('main');
  return {
    button: main.getByRole('button', {name: 'RRset', exact: true}),
    definition: main.getByText(/^All resource records with the same name, class and type\./),
  };
}

test('a term shows its definition near it by press and by key, leads on to the source, and hides it by a press elsewhere and by Escape', async ({
  page,
}) => {
  await open(page, NOTE);
  const {button, definition} = termOf(page);
  await expect(definition).toBeHidden();
  // There is room above.
  await button.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await button.click();
  await expect(definition).toBeInViewport({ratio: 1});
  const term = (await button.boundingBox())!;
  const box = (await definition.boundingBox())!;
  const gap = term.y - (box.y + box.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(16);
  await page.mouse.click(term.x, term.y + 200);
  await expect(definition).toBeHidden();

  await button.press('Enter');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Tab');
  const source = definition.getByRole('link', {name: 'RFC 9499, 5'});
  await expect(source).toBeFocused();
  await expect(source).toHaveAttribute('href', 'https://www.rfc-editor.org/rfc/rfc9499#section-5');
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(button).toBeFocused();
});

test('terms are high and marked enough to be pressed, and plain on paper; on a phone every definition fits on the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, NOTE);
  const {button} = termOf(page);
  await expect(button).toHaveCSS('text-decoration-line', 'underline');
  await expect(button).toHaveCSS('text-decoration-style', 'dotted');
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await page.emulateMedia({media: 'print'});
  await expect(button).toHaveCSS('text-decoration-line', 'none');
  await page.emulateMedia({media: 'screen'});
  await page
    .locator('main details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  const terms = await page.locator('main button[popovertarget]').all();
  expect(terms.length).toBeGreaterThan(7);
  for (const term of terms) {
    await term.click();
    await expect(page.locator(':popover-open')).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a term opens and closes all the same', async ({page}) => {
    await page.goto(NOTE);
    const {button, definition} = termOf(page);
    await expect(definition).toBeHidden();
    await button.click();
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
  });
});
