/** Uses the keyboard to operate the live figure in the note on HTML. */
import {expect, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/HTML/1-1-What-is-Html';

test('shows the tree that this browser builds from some HTML, and from part of it', async ({
  page,
}) => {
  await open(page, NOTE);
  const shown = page.getByRole('figure', {name: 'Source becomes a tree'});
  await shown.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live][data-is-alive]').filter({has: shown})).toBeVisible();
  const said = shown.getByRole('status');
  await expect(said).toHaveText(/^On the page, a visitor can read “Bread”/);

  const source = shown.getByRole('combobox', {name: 'Source'});
  await source.selectOption('a quotation mark missing');
  await expect(said).toHaveText('On the page, a visitor can read “rolls”.');
  await expect(shown.getByText('link "rolls"').first()).toBeVisible();
  await expect(shown.getByRole('img', {name: 'the mistake is here'})).toBeVisible();
  await source.selectOption('</title> missing');
  await expect(said).toHaveText('On the page, a visitor can’t read anything.');

  await source.selectOption('div in p');
  const explanation = shown.getByText(/^A div ends the open paragraph/);
  await expect(explanation).toBeVisible();
  const read = shown.getByRole('slider');
  await shown.getByRole('button', {name: 'Restart'}).press('Enter');
  await expect(said).toHaveText(/^0 of 21 characters have been read/);
  await expect(explanation).toBeHidden();
  await expect(shown.getByRole('listitem')).toHaveText([/^html/, 'head', 'body']);
  for (let at = 0; at < '<p>a<div>'.length; at += 1) {
    await read.press('ArrowRight');
  }
  await expect(read).toHaveAttribute('aria-valuetext', '9 of 21');
  await expect(shown.getByRole('listitem').last()).toHaveText('div');
  await expect(explanation).toBeVisible();

  await shown.getByRole('button', {name: 'Next'}).press('Enter');
  await expect(said).toHaveText(
    '10 of 21 characters have been read. If the file ended here, a visitor could read “a”, “b”.',
  );
  await shown.getByRole('button', {name: 'Back'}).press('Enter');
  await expect(read).toHaveValue('9');
});

test('this browser repairs each source the way the lab’s browser did', async ({page}) => {
  await open(page, NOTE);
  const shown = page.getByRole('figure', {name: 'Source becomes a tree'});
  await shown.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live][data-is-alive]').filter({has: shown})).toBeVisible();
  const source = shown.getByRole('combobox', {name: 'Source'});
  const names = await source.getByRole('option').allTextContents();
  for (const name of [...names.slice(1), names[0]!]) {
    await source.selectOption(name);
    await expect(source).toHaveValue(name);
    // The status has a second sentence if the trees differ.
    await expect(shown.getByRole('status')).toHaveText(
      /^On the page, a visitor can(?: read “.*”|’t read anything)\.$/,
    );
  }
});
