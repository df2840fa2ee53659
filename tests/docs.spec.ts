import type {Locator} from '@playwright/test';
import {lines} from '../src/notes/roadmap';
import {addRules, expect, nameOf, open, test} from './fixtures';
import {readNotes} from './notes';

const NOTE = 'docs/frontend-roadmap/Internet/0-3-Why-Http3';
const START_PAGE = 'docs/frontend-roadmap/start-page';

test.describe('a note', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('has its place on the line, its reading time and date, long tables that the keyboard scrolls under their header, breadcrumbs, an edit link and its neighbouring stops', async ({
    page,
  }) => {
    await open(page, NOTE);
    const main = page.getByRole('main');
    const stops = (await readNotes()).filter(({line}) => line === 'Internet');
    const stop = stops.findIndex(({route}) => route === NOTE) + 1;
    const place = `Internet · stop ${stop} of ${stops.length}`;
    await expect(main.getByText(place, {exact: true})).toBeVisible();
    await expect(main.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(main.getByText(/^Last changed \w+ \d+, \d{4}$/)).toBeVisible();

    const table = page.getByRole('group', {name: /^Table: You may read, In fact, Source/});
    await table.focus();
    await expect(table).toBeFocused();
    await expect(table.locator('th').first()).toHaveCSS('position', 'sticky');

    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByRole('listitem')).toHaveText([
      '',
      'All notes',
      'Internet',
      'Why HTTP/3?',
    ]);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/facebook\/docusaurus\/tree\/main\/packages\/create-docusaurus\/templates\/shared\/docs\//,
    );
    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pages.getByRole('link', {name: /^Previous.*What is HTTP\?$/})).toBeVisible();
    await pages.getByRole('link', {name: /^Next.*What is a domain name\?/}).click();
    await expect(page).toHaveURL(/0-4-Domain-Name$/);
  });

  test('ends with the notes that link to it and the way to its history', async ({page}) => {
    await open(page, NOTE);
    const around = page.getByRole('navigation', {name: 'Around this note'});
    await expect(around.getByRole('link', {name: 'All changes to this note'})).toHaveAttribute(
      'href',
      new RegExp(`^https://github\\.com/[^/]+/[^/]+/commits/HEAD/${NOTE}\\.mdx$`),
    );
    // The server made the first page, the browser the second.
    await around.getByRole('link', {name: 'What is HTTP?'}).click();
    await expect(page).toHaveURL(/0-2-What-is-http$/);
    await expect(around.getByRole('link', {name: 'Why HTTP/3?'})).toBeVisible();
  });

  for (const route of [NOTE, START_PAGE]) {
    test(`at ${nameOf(route)} lists its headings of level 2 and 3, and no others`, async ({
      page,
    }) => {
      await open(page, route);
      const headings = await page
        .locator('.theme-doc-markdown :is(h2, h3)')
        .evaluateAll((all) => all.map(({id, tagName}) => [`#${id}`, tagName]));
      const links = await page
        .locator('.table-of-contents')
        .last()
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => [
            link.getAttribute('href'),
            link.closest('ul')!.matches('.table-of-contents') ? 'H2' : 'H3',
          ]),
        );
      expect(links).toEqual(headings);
    });
  }

  test('its start page lists the lines of its map by their names', async ({page}) => {
    await open(page, START_PAGE);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await contents.getByRole('link', {name: 'JavaScript', exact: true}).click();
    await expect(page.getByRole('heading', {level: 3, name: /^JavaScript/})).toBeInViewport();
  });

  test('says at its end what the next one answers', async ({page}) => {
    const routes = (await readNotes()).map(({route}) => route);
    const lastOfLine = routes.findLastIndex((route) => route.includes('/Internet/'));
    for (const index of [routes.indexOf(NOTE), lastOfLine]) {
      const [route, next] = routes.slice(index) as [string, string];
      await open(page, next);
      const sentence = await page.locator('meta[name=description]').getAttribute('content');
      await open(page, route);
      const link = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
      await expect(link).toContainText(sentence!);
      await expect(link).toHaveAttribute('href', new RegExp(`${next}$`));
    }
  });

  test('says it too after a click on a link', async ({page}) => {
    await open(page, START_PAGE);
    await page.getByRole('main').getByRole('link', {name: 'Why HTTP/3?'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Why HTTP/3?');
    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pages.getByRole('link').last()).toHaveText(/^Next.*domain name\?\S* .{20,}/);
  });

  test('a link to a heading leads there, copies its address and says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, NOTE);
    const heading = page.locator('.markdown h2').nth(1);
    await heading.hover();
    await heading.getByRole('link').click();
    const id = await heading.getAttribute('id');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe('the sidebar of the notes', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('lists every stop, marks the current one and can not be hidden', async ({page}) => {
    await open(page, NOTE);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Why HTTP/3?'})).toHaveAttribute(
      'aria-current',
      'page',
    );
    // The start page and the index of all notes are links, too.
    await expect(sidebar.getByRole('link')).toHaveCount((await readNotes()).length + 2);
    await expect(page.getByRole('button', {name: 'Collapse sidebar', exact: true})).toHaveCount(0);
  });

  test('marks the page that a link led to, and after Back the one before', async ({page}) => {
    await open(page, NOTE);
    const links = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link');
    const marked = links.and(page.locator('[aria-current=page]'));
    await links.filter({hasText: 'DNS'}).click();
    await expect(marked).toHaveText([/DNS/]);
    await page.goBack();
    await expect(marked).toHaveText(['Why HTTP/3?']);
  });

  test('folds a group by key, in a time that follows its height, and leaves the others open', async ({
    page,
  }) => {
    await open(page, 'docs');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const internet = sidebar.getByRole('button', {name: 'Internet'});
    const html = sidebar.getByRole('button', {name: 'HTML'});
    /** Folds the group and returns how long the fold takes, in seconds. */
    const fold = async (button: Locator) => {
      const duration = page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            document.addEventListener('transitionrun', function measure(event) {
              if (event.propertyName === 'height') {
                document.removeEventListener('transitionrun', measure);
                resolve(parseFloat(getComputedStyle(event.target as Element).transitionDuration));
              }
            }),
          ),
      );
      await button.focus();
      await page.keyboard.press('Enter');
      return duration;
    };
    await expect(internet).toHaveAttribute('aria-expanded', 'true');
    const long = await fold(internet);
    await expect(internet).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.getByRole('link', {name: 'What is HTTP?'})).toBeHidden();
    await expect(html).toHaveAttribute('aria-expanded', 'true');
    const short = await fold(html);
    expect(long).toBeGreaterThan(short);
  });
});

for (const width of [360, 768, 1440]) {
  test(`at ${width} px a figure takes the same room before it comes into view`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, NOTE);
    const figures = page.locator('figure');
    const getHeights = () =>
      figures.evaluateAll((all) => all.map(({clientHeight}) => clientHeight));
    const waiting = await figures
      .locator('svg')
      .evaluateAll((drawings) =>
        drawings.filter((drawing) => !drawing.checkVisibility({contentVisibilityAuto: true})),
      );
    expect(waiting).not.toEqual([]);
    const heights = await getHeights();
    await addRules(page, 'figure * {content-visibility: visible !important}');
    expect(await getHeights()).toEqual(heights);
  });
}

test.describe('at 360 px', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('a figure in a fold is drawn as large as one outside, and the page stays as wide', async ({
    page,
  }) => {
    await open(page, 'docs/frontend-roadmap/Internet/0-6-DNS');
    const fold = page.locator('details:has(figure)');
    await fold.locator('summary').click();
    const drawing = fold.locator('figure svg');
    await expect
      .poll(async () => (await drawing.boundingBox())?.width ?? 0)
      .toBeGreaterThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('the next note stands below the previous one, both as wide as the text', async ({page}) => {
    await open(page, NOTE);
    const links = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    await expect(links).toHaveCount(2);
    const [previous, next] = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()),
    );
    expect(next!.top).toBeGreaterThan(previous!.bottom);
    expect([previous!.width, next!.width]).toEqual([328, 328]);
  });
});

test('the home page and a post say the same of how long the post takes to read', async ({page}) => {
  await open(page, '');
  const entry = page.getByRole('listitem').filter({has: page.getByRole('link', {name: 'Welcome'})});
  const time = /\d+ min read/.exec((await entry.textContent()) ?? '')?.[0];
  expect(time).toBeDefined();
  await open(page, 'blog/welcome');
  await expect(page.getByRole('article').getByText(time!)).toBeVisible();
});

test.describe('the map', () => {
  for (const route of ['', 'docs/frontend-roadmap/start-page']) {
    test(`on /${route} has every note as a link with its answer, and planned stops as text`, async ({
      page,
    }) => {
      await open(page, route);
      const main = page.getByRole('main');
      const stops = main.locator('[data-line] li');
      const notes = await readNotes();
      await expect(stops.filter({has: page.getByRole('link')})).toHaveCount(notes.length);
      const written = new Set(notes.map(({title}) => title.toLowerCase()));
      const planned = lines
        .flatMap((line) => line.planned)
        .filter((title) => !written.has(title.toLowerCase()));
      await expect(stops.filter({hasNot: page.getByRole('link')})).toHaveText(
        planned.map((title, index) =>
          index === 0 ? `${title}next to be written` : `${title}planned`,
        ),
      );
      for (const stop of await stops.filter({has: page.getByRole('link')}).all()) {
        await expect(stop).toHaveText(/\d+ min read.{40,}/);
      }
    });
  }

  test('is the index of all notes, in the docs layout', async ({page}) => {
    await open(page, 'docs');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All notes');
    await expect(page.getByRole('main').locator('[data-line] > ol > li')).toHaveCount(
      (await readNotes()).length,
    );
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeAttached();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('a button leads back to the top, along the edge and so over no text but the last line', async ({
    page,
  }) => {
    await open(page, NOTE);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeHidden();
    // Again where the page has just grown under the reader: it is drawn as it comes into view.
    await expect(async () => {
      for (const position of [2000, 2400, 2200]) {
        await page.evaluate((top) => window.scrollTo(0, top), position);
        await page.waitForTimeout(100);
      }
      await expect(button).toBeVisible({timeout: 2000});
    }).toPass();
    await expect(button).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
    const {x, y, width, height} = (await button.boundingBox())!;
    expect([x, width, y + height]).toEqual([0, 360, 740]);
    expect(height).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });

  test('the table of contents unfolds and leads to its heading', async ({page}) => {
    await open(page, NOTE);
    const contents = page.getByRole('navigation', {name: 'On this page'});
    await expect(contents).toBeHidden();
    await page.getByText('On this page').click();
    await contents.getByRole('link', {name: 'Sources'}).click();
    await expect(page.getByRole('heading', {name: 'Sources'})).toBeInViewport();
  });

  test('a note reached by a link has it too, until the window has room for the other', async ({
    page,
  }) => {
    await open(page, 'docs/frontend-roadmap/start-page');
    await page.getByRole('main').getByRole('link', {name: 'Why HTTP/3?'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Why HTTP/3?');
    const contents = page.locator('details').filter({hasText: 'On this page'});
    await expect(contents).toBeVisible();
    await page.setViewportSize({width: 1440, height: 900});
    await expect(contents).toHaveCount(0);
    await page.setViewportSize({width: 360, height: 740});
    await expect(contents).toBeVisible();
  });
});
