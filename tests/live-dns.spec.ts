/** Uses the keyboard to operate the live figures in the note on DNS. */
import {expect, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

test('the clock shows who still has the old address, and a resolver that asks too early keeps it for an hour', async ({
  page,
}) => {
  await open(page, NOTE);
  const figure = page.locator('[data-live="dns/WhoStillHasIt"]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-is-alive');
  const said = figure.getByRole('status');
  await expect(said).toHaveText('At 12:00, resolver A and resolver B still have the old address.');
  await figure.getByRole('slider').fill(String(12.5 * 60));
  await expect(said).toHaveText('At 12:30, resolver B still has the old address.');
  await figure.getByRole('radio', {name: 'at 12:05'}).press('ArrowDown');
  await expect(said).toHaveText('At 12:30, resolver B and resolver C still have the old address.');
  await figure.getByRole('slider').press('End');
  await expect(said).toHaveText('At 13:10, nobody has the old address any more.');
  await figure.getByRole('slider').press('Home');
  await expect(said).toHaveText('At 11:10, before the change, resolver A has a copy.');
  await figure.getByRole('slider').fill(String(12 * 60));
  await figure.getByRole('radio', {name: '1 hour'}).press('ArrowUp');
  await expect(said).toHaveText(
    'At 12:00, a browser on B and resolver C still have the old address.',
  );
});

test('a lookup proceeds message by message, and is shorter when the resolver knows more', async ({
  page,
}) => {
  await open(page, NOTE);
  const figure = page.locator('[data-live="dns/Lookup"]');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-is-alive');
  const next = figure.getByRole('button', {name: 'Next'});
  await next.press('Enter');
  await expect(figure.getByRole('status')).toHaveText('To the root: who keeps test? (after 25 ms)');
  await expect(figure).toContainText('step 2 of 8');
  await figure.getByRole('radio', {name: 'only the root'}).press('ArrowUp');
  await expect(figure).toContainText('step 1 of 2');
  await next.press('Enter');
  await expect(figure.getByRole('status')).toHaveText(
    'To you: 198.51.100.20. Total: 10 ms, 2 messages. Starting from the root alone: 130 ms, 8 messages.',
  );
});
