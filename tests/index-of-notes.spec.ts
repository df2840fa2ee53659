import {lines} from '../src/notes/roadmap';
import {expect, open, runScripts, test} from './fixtures';
import {readNotes} from './notes';

const COMMON_PARTS =
  /^(In short|You can stop here|In depth|Common misconceptions|Check yourself|Further reading|Sources)$/;

test.describe('on a desktop', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('all of it is seen, in the layout of the notes, and its outline has a part for each line and one for the glossary, with its letters', async ({
    page,
  }) => {
    await open(page, 'docs');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All notes');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
    // Folds for phones.
    await expect(page.locator('main details > summary').first()).toBeHidden();
    await expect(page.locator('main details li').first()).toBeVisible();
    await expect(page.locator('main dd').last()).toBeVisible();

    const outline = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((headings) =>
        headings.map(({tagName, id}) => `${tagName} ${id.replace(/-[a-z\d]$/, '')}`),
      );
    const written = new Set((await readNotes()).map(({line}) => line));
    const parts = lines.filter(({folder}) => written.has(folder)).map(({id}) => `H2 line-${id}`);
    expect(outline.slice(0, parts.length + 2)).toEqual(['H1 ', ...parts, 'H2 glossary']);
    expect(new Set(outline.slice(parts.length + 2))).toEqual(new Set(['H3 glossary']));
    const letters = page.getByRole('navigation', {name: 'Glossary, A to Z'}).getByRole('link');
    await letters.filter({hasText: 'R'}).click();
    await expect(page.locator('#glossary-r')).toBeInViewport();
  });

  test('lists the questions of each note, each a link to its answer', async ({page}) => {
    await open(page, 'docs');
    const notes = page.locator('[data-line] > ol > li');
    await expect(notes).toHaveCount((await readNotes()).length);
    for (const note of await notes.all()) {
      const questions = note.getByRole('listitem').getByRole('link');
      await expect(questions).not.toHaveCount(0);
      await expect(questions.filter({hasText: COMMON_PARTS})).toHaveCount(0);
    }
    const http = notes.filter({has: page.getByRole('link', {name: 'What is HTTP?', exact: true})});
    const links = http.getByRole('listitem').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    await page.goto(new URL(hrefs[0]!, page.url()).href);
    const headings = await page
      .locator('.markdown h2')
      .evaluateAll((all) => all.map(({id, textContent}) => [id, textContent] as const));
    const own = headings.filter(([, text]) => !COMMON_PARTS.test(text.replace(/\u200b$/, '')));
    expect(hrefs.map((href) => href.split('#')[1])).toEqual(own.map(([id]) => id));
  });

  test('explains every term, from A to Z, and leads to the section that uses it first', async ({
    page,
  }) => {
    await open(page, 'docs');
    const terms = await page.locator('main dt').allTextContents();
    expect(terms.length).toBeGreaterThan(50);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
    await expect(page.locator('main dd')).toHaveCount(terms.length);
    const entry = page.locator('main dt', {hasText: /^RRset$/}).locator('+ dd');
    await expect(entry).toHaveText(/^All resource records with the same name, class and type\./);
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(/0-6-DNS#/);
    const section = await page.locator('[popovertarget]', {hasText: /^RRset$/}).evaluate((term) => {
      const above = [...document.querySelectorAll('.markdown :is(h2, h3)')].filter(
        (heading) => heading.compareDocumentPosition(term) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return above.at(-1)!.id;
    });
    expect(new URL(page.url()).hash).toBe(`#${section}`);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('it is folded, and a link to words in it opens the fold', async ({page}) => {
    await open(page, 'docs');
    await expect(page.locator('main details > summary').first()).toBeVisible();
    await expect(page.locator('main details li').first()).toBeHidden();
    const definition = page.getByText('All resource records with the same name');
    await expect(definition).toBeHidden();
    // Chromium looks for the words as its own find does.
    await page.goto('about:blank');
    await page.goto('docs#:~:text=All%20resource%20records%20with%20the%20same%20name');
    await expect(definition).toBeVisible();
  });
});

test('no page runs a script that brings it where its HTML has it; a link that leads into it finds its place, and what a load shows', async ({
  page,
}) => {
  await open(page, 'docs');
  const loaded = await page.getByRole('article').textContent();
  const sources = await runScripts(page);
  await open(page, '');
  sources.push(...(await runScripts(page)));
  expect(sources.join('')).toContain('docusaurus');
  // A chunk may be prefetched, but is not run.
  expect(sources.filter((source) => /glossary-\w|All resource records/.test(source))).toEqual([]);
  // As an author may write it in a note.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main ol a')!;
    link.href = `${document.querySelector<HTMLAnchorElement>('footer a[href$="/docs"]')!.href}#glossary-t`;
    link.textContent = 'T in the glossary';
  });
  await page.getByRole('link', {name: 'T in the glossary'}).click();
  await expect(page.locator('#glossary-t')).toBeInViewport();
  expect(await page.getByRole('article').textContent()).toBe(loaded);
  await page.goBack();
  await expect(page.getByRole('link', {name: 'What is HTTP?', exact: true})).toBeAttached();
});
