import {lines} from '../src/notes/roadmap';
import {expect, open, runScripts, test} from './lib/fixtures';
import {readNotes} from './lib/notes';

const COMMON_SECTIONS =
  /^(In short|You can stop here|In depth|Troubleshooting|Common misconceptions|Check yourself|Further reading|Sources)$/;

test('on a desktop, the index shows everything', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, 'docs');
  const written = await readNotes();
  const notes = page.locator('[data-line] > ol > li');

  await test.step('in the layout of the notes', async () => {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All notes');
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });

  await test.step('with the phone-only folds open', async () => {
    await expect(page.locator('main details > summary').first()).toBeHidden();
    await expect(page.locator('main details li').first()).toBeVisible();
    await expect(page.locator('main dd').last()).toBeVisible();
  });

  await test.step('a section for each line', async () => {
    const headings = await page.locator('main h2').evaluateAll((all) => all.map(({id}) => id));
    const shown = lines.filter(({folder}) => written.some(({line}) => line === folder));
    expect(headings).toEqual([...shown.map(({id}) => `line-${id}`), 'troubleshooting', 'glossary']);
  });

  await test.step('the glossary from A to Z', async () => {
    const letters = page.getByRole('navigation', {name: 'Glossary, A to Z'}).getByRole('link');
    await letters.filter({hasText: 'R'}).click();
    await expect(page.locator('#glossary-r')).toBeInViewport();
    const terms = await page.locator('main dt').allTextContents();
    expect(terms.length).toBeGreaterThan(50);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
    await expect(page.locator('main dd')).toHaveCount(terms.length);
  });

  await test.step('each note’s questions', async () => {
    await expect(notes).toHaveCount(written.length);
    for (const note of await notes.all()) {
      const questions = note.getByRole('listitem').getByRole('link');
      await expect(questions).not.toHaveCount(0);
      await expect(questions.filter({hasText: COMMON_SECTIONS})).toHaveCount(0);
    }
  });

  const dns = notes.filter({has: page.getByRole('link', {name: /^What is DNS/})});
  const links = dns.getByRole('listitem').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));

  await test.step('a term links to the section that first uses it', async () => {
    const entry = page.locator('main dt', {hasText: /^RRset$/}).locator('+ dd');
    await expect(entry).toHaveText(/^All resource records with the same name, class and type\./);
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(/0-6-DNS#/);
    const above = await page.locator('.theme-doc-markdown').evaluate((note) => {
      const term = note.querySelector('[aria-label="Definition of RRset"]')!;
      const before = [...note.querySelectorAll('h2, h3')].filter(
        (each) => each.compareDocumentPosition(term) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return before.at(-1)!.id;
    });
    expect(new URL(page.url()).hash).toBe(`#${above}`);
  });

  await test.step('the questions link to all of a note’s own sections', async () => {
    const own = await page
      .locator('.theme-doc-markdown h2')
      .evaluateAll((all) => all.map(({id, textContent}) => [id, textContent]));
    expect(hrefs.map((href) => href.split('#')[1])).toEqual(
      own
        .filter(([, text]) => !COMMON_SECTIONS.test(text!.replace(/\u200b$/, '')))
        .map(([id]) => id),
    );
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the questions are folded, and a text fragment opens their fold; the glossary is open', async ({
    page,
  }) => {
    await open(page, 'docs');
    await expect(page.locator('main details > summary').first()).toBeVisible();
    await expect(page.getByText('All resource records with the same name')).toBeVisible();
    const question = page.locator('main details li').first();
    await expect(question).toBeHidden();
    const words = (await question.textContent())!;
    // Chromium finds a text fragment the way its find bar does.
    await page.goto('about:blank');
    await page.goto(`docs#:~:text=${encodeURIComponent(words)}`);
    await expect(question).toBeVisible();
  });
});

test('a page with the index in its HTML doesn’t run the index’s script, and links into the index work', async ({
  page,
}) => {
  await open(page, 'docs');
  const loaded = await page.getByRole('article').textContent();
  const sources = await runScripts(page);
  await open(page, '');
  sources.push(...(await runScripts(page)));
  expect(sources.join('')).toContain('docusaurus');
  // A chunk may be prefetched, but mustn't run.
  expect(sources.filter((source) => /glossary-\w|All resource records/.test(source))).toEqual([]);
  // A link as an author might write it in a note.
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
