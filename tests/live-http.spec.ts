import {expect, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

test('with the keyboard, the cache uses a fresh response, revalidates a stale one and can show the old hours', async ({
  page,
}) => {
  await page.goto(NOTE);
  const figure = page.getByRole('figure', {name: 'A cache’s clock'});
  const said = figure.getByRole('status');
  await expect(said).toContainText('After 8 min nobody asks, because the copy is still fresh.');
  const clock = figure.getByRole('slider', {name: 'Opened again after'});
  await clock.focus();
  await clock.press('End');
  await expect(said).toContainText('and gets 304: still the same.');
  await clock.press('Home');
  for (let minute = 0; minute < 6; minute++) {
    await clock.press('ArrowRight');
  }
  await figure.getByRole('radio', {name: 'yes'}).press('Space');
  await expect(said).toContainText('The customer sees the old hours.');
  await figure.getByRole('radio', {name: 'max-age=600'}).press('ArrowRight');
  await expect(said).toContainText(
    'After 6 min the cache asks, as it must each time, and gets 200',
  );
});

test('with the keyboard, a cross-origin request shows what arrives and what the script gets', async ({
  page,
}) => {
  await page.goto(NOTE);
  const figure = page.getByRole('figure', {name: 'A request to another origin'});
  const said = figure.getByRole('status');
  const nothing = 'Nothing was carried out: the browser asked, ';
  await expect(said).toHaveText(
    `${nothing}“May I POST with JSON?”, and the server didn’t say yes.`,
  );
  await figure.getByRole('radio', {name: 'this origin, POST'}).press('Space');
  await expect(said).toHaveText(
    'The POST with JSON was carried out, and your page can read the answer.',
  );
  await figure.getByRole('radio', {name: 'send JSON'}).press('ArrowRight');
  await expect(said).toContainText(`${nothing}“May I DELETE?”`);
  await expect(figure).toContainText('Method DELETE is not allowed by');
  await figure.getByRole('radio', {name: 'delete'}).press('ArrowRight');
  await figure.getByRole('radio', {name: '* (everybody)'}).press('Space');
  await expect(said).toHaveText(
    'The GET with cookies was carried out, but your page can’t read the answer.',
  );
});
