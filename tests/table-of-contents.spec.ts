import {expect, heading, open, test} from './lib/fixtures';

const MOST_HEADINGS = 'docs/frontend-roadmap/Internet/0-6-DNS';
const START_PAGE = 'docs/frontend-roadmap/start-page';

test('on a desktop, the table of contents stays in view and follows the reader', async ({page}) => {
  test.slow();
  // Shorter than the list.
  await page.setViewportSize({width: 1440, height: 360});
  await open(page, MOST_HEADINGS);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const mark = contents.locator('.table-of-contents__link--active');
  const share = () =>
    contents.evaluate((box) => parseFloat(getComputedStyle(box).backgroundSize) / 100);
  expect(await share()).toBeLessThan(0.02);

  const headings = await page
    .locator('.markdown :is(h2, h3)')
    .evaluateAll((all) => all.map(({id, tagName}) => [`#${id}`, tagName]));
  await test.step('lists level-2 and level-3 headings', async () => {
    const links = await contents
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('href'),
          link.closest('ul')!.matches('.table-of-contents') ? 'H2' : 'H3',
        ]),
      );
    expect(links).toEqual(headings);
  });

  await test.step('marks the current section, in view', async () => {
    for (const [hash] of [...headings.filter((_, index) => index % 3 === 0), headings[1]!]) {
      // Whether the page is long enough to scroll the heading to the top.
      const isAtTop = await page.locator(hash!).evaluate((section) => {
        section.scrollIntoView();
        return section.getBoundingClientRect().top < window.innerHeight / 4;
      });
      await expect(contents).toBeInViewport({ratio: 1});
      if (isAtTop) {
        await expect(mark).toHaveAttribute('href', hash!);
      }
      await expect(mark).toHaveCount(1);
      // The whole link must be visible, not only the part inside its scrolling box.
      await expect(mark).toBeInViewport({ratio: 1});
    }
  });

  await test.step('a link goes to its heading and stays under the pointer', async () => {
    // Scrolls past the announcement, to where the list begins. The theme marks a link in the next frame.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.scrollTo(0, 200);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
    const link = contents.getByRole('link').nth(2);
    const before = (await link.boundingBox())!.y;
    await link.click();
    await expect(mark).toHaveAttribute('href', (await link.getAttribute('href'))!);
    expect((await link.boundingBox())!.y).toBeCloseTo(before, -1);
  });

  await test.step('a line shows how much of the page has been read', async () => {
    await page.evaluate(() => {
      const {scrollHeight, clientHeight} = document.documentElement;
      window.scrollTo(0, (scrollHeight - clientHeight) / 2);
    });
    await expect.poll(share).toBeCloseTo(0.5, 1);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(share).toBeGreaterThan(0.98);
  });
});

test('on a phone, the table of contents names the section on screen and links to headings and the top', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, START_PAGE);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const fold = page.locator('details.theme-doc-toc-mobile');
  await expect(contents).toBeHidden();
  await test.step('on the start page, with the lines of the map', async () => {
    await fold.locator('summary').click();
    await contents.getByRole('link', {name: 'JavaScript', exact: true}).click();
    await expect(page.getByRole('heading', {level: 3, name: /^JavaScript/})).toBeInViewport();
  });

  await test.step('on a note reached by a link', async () => {
    await page.getByRole('main').getByRole('link', {name: 'Why HTTP/3?'}).first().click();
    await expect(heading(page)).toHaveText('Why HTTP/3?');
    await fold.locator('summary').click();
    await contents.getByRole('link', {name: 'Sources'}).click();
    await expect(page.getByRole('heading', {name: 'Sources'})).toBeInViewport();
    await expect(fold.locator('summary')).toHaveText('On this page: Sources');
  });

  await test.step('back to the top', async () => {
    await fold.locator('summary').click();
    await contents.getByRole('link', {name: 'Top of the page'}).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(contents).toBeHidden();
  });

  await test.step('a click outside or Escape closes it', async () => {
    for (const close of [() => page.mouse.click(5, 700), () => page.keyboard.press('Escape')]) {
      await fold.locator('summary').click();
      await expect(contents).toBeVisible();
      await close();
      await expect(contents).toBeHidden();
    }
  });

  await page.setViewportSize({width: 1440, height: 900});
  await expect(fold).toBeHidden();
});
