import {lines} from '../src/notes/roadmap';
import {addRules, expect, heading, open, test} from './lib/fixtures';
import {readNotes} from './lib/notes';

const NOTE = 'docs/frontend-roadmap/Internet/0-3-Why-Http3';

const EDIT =
  'https://github.com/facebook/docusaurus/tree/main/packages/create-docusaurus/templates/shared/';

test.describe('on a desktop', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('a note shows its place and links to related pages', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, NOTE);
    const main = page.getByRole('main');

    await test.step('links to the sections of its second half', async () => {
      const sections = page
        .locator('#in-depth ~ h2')
        .filter({hasNotText: /^(?:Common|Check|Further|Sources)/});
      const links = page.locator('.section-links').getByRole('link');
      await expect(links).toHaveCount(await sections.count());
      await expect(links.first()).toHaveText('Troubleshooting');
    });
    await test.step('its place on the line, reading time and date', async () => {
      const stops = (await readNotes()).filter(({line}) => line === 'Internet');
      const stop = stops.findIndex(({route}) => route === NOTE) + 1;
      const place = `Internet · stop ${stop} of ${stops.length}`;
      await expect(main.getByText(place, {exact: true})).toBeVisible();
      await expect(main.getByText(/^\d+ min read, plus \d+ in depth$/)).toBeVisible();
      await expect(main.getByText(/^Updated \w+ \d+, \d{4}$/)).toBeVisible();
    });

    await test.step('breadcrumbs', async () => {
      const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
      const crumbs = ['', 'All notes', 'Internet', 'Why HTTP/3?'];
      await expect(breadcrumbs.getByRole('listitem')).toHaveText(crumbs);
    });

    const around = page.getByRole('navigation', {name: 'More about this note'});
    await test.step('links to edit it and to see its history', async () => {
      const edit = page.getByRole('link', {name: 'Edit this page'});
      await expect(edit).toHaveAttribute('href', `${EDIT}${NOTE}.mdx`);
      await expect(around.getByRole('link', {name: 'All changes to this note'})).toHaveAttribute(
        'href',
        new RegExp(`^https://github\\.com/[^/]+/[^/]+/commits/HEAD/${NOTE}\\.mdx$`),
      );
    });

    await test.step('a link to a heading copies its URL', async () => {
      const section = page.locator('.markdown h2').nth(1);
      await section.hover();
      await section.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`#${await section.getAttribute('id')}$`));
      await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });

    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    const next = pages.getByRole('link').last();
    await test.step('links to the previous and next notes', async () => {
      await expect(pages.getByRole('link', {name: /^Previous.*What is HTTP\?$/})).toBeVisible();
      await expect(next).toHaveText(/^Next.*domain name\?\S* .{20,}/);
    });

    // The server rendered the first page; the browser renders the second.
    await test.step('the notes that link to it', async () => {
      await around.getByRole('link', {name: 'What is HTTP?'}).click();
      await expect(heading(page)).toHaveText('What is HTTP?');
      await expect(around.getByRole('link', {name: 'Why HTTP/3?'})).toBeVisible();
      await expect(next).toHaveText(/^Next.*Why HTTP\/3\?\S* .{20,}/);
    });
  });

  test('links to notes on different lines have different colours', async ({page}) => {
    await open(page, 'docs/frontend-roadmap/Internet/0-7-How-Browsers-Work');
    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    const colours = await pages
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderLeftColor));
    expect(new Set(colours).size).toBe(2);
  });

  test('the sidebar lists every stop and marks the current one', async ({page}) => {
    await open(page, NOTE);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const links = sidebar.getByRole('link');

    await test.step('every stop', async () => {
      // The start page and the index of all notes are links, too.
      await expect(links).toHaveCount((await readNotes()).length + 2);
    });

    await test.step('no button to hide it', async () => {
      const collapse = page.getByRole('button', {name: 'Collapse sidebar', exact: true});
      await expect(collapse).toHaveCount(0);
    });

    await test.step('the current stop, after a link and after Back', async () => {
      const marked = links.and(page.locator('[aria-current=page]'));
      await expect(marked).toHaveText(['Why HTTP/3?']);
      await links.filter({hasText: 'DNS'}).click();
      await expect(marked).toHaveText([/DNS/]);
      await page.goBack();
      await expect(marked).toHaveText(['Why HTTP/3?']);
    });

    await test.step('one group can be collapsed on its own with the keyboard', async () => {
      const group = sidebar.getByRole('button', {name: 'Internet'});
      await group.press('Enter');
      await expect(group).toHaveAttribute('aria-expanded', 'false');
      await expect(links.filter({hasText: 'What is HTTP?'})).toBeHidden();
      await expect(links.filter({hasText: 'What is HTML?'})).toBeVisible();
    });
  });
});

test('a figure takes up the same space before and after it’s drawn, at any width', async ({
  page,
}) => {
  await open(page, NOTE);
  const readHeights = () =>
    page.locator('figure').evaluateAll((all) => all.map(({clientHeight}) => clientHeight));
  const drawings = page.locator('figure svg');
  const isWaiting = (all: Element[]) =>
    all.some((drawing) => !drawing.checkVisibility({contentVisibilityAuto: true}));
  expect(await drawings.evaluateAll(isWaiting)).toBe(true);
  const widths = [360, 768, 1440];
  const heights = new Map<number, number[]>();
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    heights.set(width, await readHeights());
  }
  await addRules(page, 'figure * {content-visibility: visible !important}');
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    expect(await readHeights(), `at ${width} px`).toEqual(heights.get(width));
  }
});

test('after the last note, the next page is the list of all notes', async ({page}) => {
  await open(page, (await readNotes()).at(-1)!.route);
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await pages.getByRole('link', {name: /^Next.*All notes/}).click();
  await expect(heading(page)).toHaveText('All notes');
});

test('the map links to every note with its question, and shows planned stops as text', async ({
  page,
}) => {
  await open(page, '');
  const stops = page.getByRole('main').locator('[data-line] li');
  const written = stops.filter({has: page.getByRole('link')});
  const notes = await readNotes();
  const titles = new Set(notes.map(({title}) => title.toLowerCase()));
  const planned = lines
    .flatMap((line) => line.planned)
    .filter((title) => !titles.has(title.toLowerCase()));
  await expect(stops.filter({hasNot: page.getByRole('link')})).toHaveText(
    planned.map((title, index) => `${title}${index === 0 ? ' up next' : ''}`),
  );
  await expect(written).toHaveText(notes.map(() => /\d+ min read, plus \d+ in depth.{40,}/));
});
