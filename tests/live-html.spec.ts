/** Operates the live figure in the note on HTML with the keyboard. */
import {expect, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/HTML/1-1-What-is-Html';

test('shows the tree that this browser builds from a source, and from a part of it', async ({
  page,
}) => {
  await open(page, NOTE);
  const shown = page.getByRole('figure', {name: 'Source becomes tree'});
  await shown.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live][data-is-alive]').filter({has: shown})).toBeVisible();
  const said = shown.getByRole('status');
  await expect(said).toHaveText(/^Everything has been read; this is Chromium \d+’s tree\./);

  await shown.getByRole('radio', {name: 'nothing'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown.getByRole('radio', {name: 'a missing character'})).toBeChecked();
  await expect(said).toHaveText(
    /your browser builds the same tree .* On the page, a visitor can read “rolls”\.$/,
  );
  await expect(shown.getByText('link "rolls"').first()).toBeVisible();
  await expect(shown.getByText(/^The address runs to the next quotation mark/)).toBeVisible();
  await shown.getByRole('radio', {name: '</title>'}).press('Space');
  await expect(said).toHaveText(/the same tree .* On the page, a visitor can’t read anything\.$/);

  await shown.getByRole('radio', {name: 'tags out of place'}).press('Space');
  const read = shown.getByRole('slider');
  await read.press('Home');
  await expect(said).toHaveText(/^0 of 21 characters have been read/);
  await expect(shown.getByRole('listitem')).toHaveText([/^html/, 'head', 'body']);
  for (let at = 0; at < '<p>a<div>'.length; at += 1) {
    await read.press('ArrowRight');
  }
  await expect(read).toHaveAttribute('aria-valuetext', '9 of 21 characters');
  await expect(shown.getByRole('listitem').last()).toHaveText('div');
});

test('this browser repairs each source the way the lab’s browser did', async ({page}) => {
  await open(page, NOTE);
  const shown = page.getByRole('figure', {name: 'Source becomes tree'});
  await shown.scrollIntoViewIfNeeded();
  for (const group of ['a missing character', 'tags out of place', 'nothing']) {
    await shown.getByRole('radio', {name: group}).press('Space');
    for (const source of await shown.getByRole('group').nth(1).getByRole('radio').all()) {
      await source.press('Space');
      await expect(shown.getByRole('status')).toContainText('builds the same tree');
    }
  }
});
