import AxeBuilder from '@axe-core/playwright';
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

test.describe('a term', () => {
  test('shows its definition when it is pressed, and hides it when the reader presses elsewhere', async ({
    page,
  }) => {
    await open(page, NOTE);
    const {button, definition} = termOf(page);
    await expect(definition).toBeHidden();
    await button.click();
    await expect(definition).toBeVisible();
    await expect(definition).toBeInViewport({ratio: 1});
    await page.getByRole('heading', {level: 1}).click({force: true});
    await expect(definition).toBeHidden();
  });

  test('opens by key, leads on to the source, and closes with Escape', async ({page}) => {
    await open(page, NOTE);
    const {button, definition} = termOf(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(definition).toBeVisible();
    await page.keyboard.press('Tab');
    const source = definition.getByRole('link', {name: 'RFC 9499, 5'});
    await expect(source).toBeFocused();
    await expect(source).toHaveAttribute(
      'href',
      'https://www.rfc-editor.org/rfc/rfc9499#section-5',
    );
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('stands near its definition', async ({page}) => {
    await open(page, NOTE);
    const {button, definition} = termOf(page);
    await button.click();
    const term = (await button.boundingBox())!;
    const box = (await definition.boundingBox())!;
    const gap = box.y > term.y ? box.y - (term.y + term.height) : term.y - (box.y + box.height);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
  });

  test('leaves to be read what follows it, where there is room above', async ({page}) => {
    await open(page, NOTE);
    const {button, definition} = termOf(page);
    await button.evaluate((term) => term.scrollIntoView({block: 'center'}));
    await button.click();
    const box = (await definition.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual((await button.boundingBox())!.y);
  });

  test('is at least 24 pixels high and has an underline', async ({page}) => {
    await open(page, NOTE);
    const {button} = termOf(page);
    await expect(button).toHaveCSS('text-decoration-line', 'underline');
    await expect(button).toHaveCSS('text-decoration-style', 'dotted');
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  });

  test('is plain text on paper', async ({page}) => {
    await open(page, NOTE);
    await page.emulateMedia({media: 'print'});
    const {button} = termOf(page);
    await expect(button).toHaveCSS('text-decoration-line', 'none');
  });

  test('has an id of its own for each definition', async ({page}) => {
    await open(page, NOTE);
    const ids = await page
      .locator('[popover]')
      .evaluateAll((popovers) => popovers.map((popover) => popover.id));
    expect(ids.length).toBeGreaterThan(7);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

for (const colorMode of ['light', 'dark']) {
  test(`axe finds nothing in an open definition, ${colorMode}`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
    await open(page, NOTE);
    const {button, definition} = termOf(page);
    await button.click();
    await expect(definition).toBeVisible();
    const {violations} = await new AxeBuilder({page}).include('p:has(:popover-open)').analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('every definition fits on the screen', async ({page}) => {
    await open(page, NOTE);
    for (const button of await page.locator('main button[popovertarget]').all()) {
      await button.click();
      await expect(page.locator(':popover-open')).toBeInViewport({ratio: 1});
      await page.keyboard.press('Escape');
    }
  });
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
