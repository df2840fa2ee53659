import {expectNoViolation} from './lib/axe';
import {expect, open, openFolds, test} from './lib/fixtures';

test('a term shows its definition', async ({page}) => {
  await open(page, 'docs/frontend-roadmap/Internet/0-6-DNS');
  const main = page.getByRole('main');
  const button = main.getByRole('button', {name: 'Definition of RRset', exact: true});
  const definition = main.getByText(/: All resource records with the same name, class and type\./);
  const word = button.locator('xpath=..');
  await expect(definition).toBeHidden();

  await test.step('directly above the term when clicked, until the reader clicks elsewhere', async () => {
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
  });

  await test.step('on Enter; Tab then reaches its source, and Escape closes it', async () => {
    await button.press('Enter');
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

  await test.step('on a phone, where every definition fits', async () => {
    await page.setViewportSize({width: 360, height: 740});
    await expect(word).toHaveText('RRset');
    await expect(word).toHaveCSS('text-decoration-style', 'dotted');
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await openFolds(page);
    const terms = await page.locator('main button[popovertarget]').all();
    expect(terms.length).toBeGreaterThan(7);
    for (const each of terms) {
      await each.click();
      await expect(page.locator(':popover-open')).toBeInViewport({ratio: 1});
      await page.keyboard.press('Escape');
    }
    await button.click();
    await expectNoViolation(page, ':popover-open');
  });

  await test.step('in print, the term looks like any other word', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(word).toHaveCSS('text-decoration-line', 'none');
  });
});
