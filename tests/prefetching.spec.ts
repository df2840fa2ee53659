import type {Page} from '@playwright/test';
import {
  expect,
  footerLink,
  heading,
  hydrated,
  needsPart,
  open,
  setConnection,
  test,
} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const OTHER = 'docs/frontend-roadmap/Internet/0-4-Domain-Name';
const OTHER_HEADING = 'What is a domain name?';

/** A link of NOTE's text. */
const linkToOther = (page: Page) => page.locator(`.theme-doc-markdown a[href$="${OTHER}"]`).first();

test.use({viewport: {width: 360, height: 500}});

/** The scripts that were asked for, by link (prefetched) or by script (loaded). */
function askedFor(page: Page, initiator: 'link' | 'script'): Promise<string[]> {
  return page.evaluate(
    (type) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name, initiatorType}) => name.endsWith('.js') && initiatorType === type)
        .map(({name}) => name),
    initiator,
  );
}

/** Resolves when observers of the link's visibility have been told. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await footerLink(page, name).scrollIntoViewIfNeeded();
  await footerLink(page, name).evaluate(
    (link) =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(link);
      }),
  );
}

test('starts when a link becomes visible; the rest comes when somebody points at it, and a click needs nothing more', async ({
  page,
}) => {
  await open(page, NOTE);
  // One of the article, which is the server's.
  const {length} = await askedFor(page, 'link');
  await linkToOther(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await askedFor(page, 'link')).length).toBeGreaterThan(length);
  const before = await askedFor(page, 'script');
  await linkToOther(page).hover();
  await expect.poll(() => askedFor(page, 'script')).not.toEqual(before);
  await page.waitForLoadState('networkidle');
  const loaded = await askedFor(page, 'script');
  await linkToOther(page).click();
  await expect(heading(page)).toHaveText(OTHER_HEADING);
  expect(await askedFor(page, 'script')).toEqual(loaded);
});

test('brings what notes share, and no article before somebody points at its link', async ({
  page,
}) => {
  needsPart('chunks');
  needsPart('static-notes');
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, OTHER);
  await expect.poll(() => askedFor(page, 'link')).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  const prefetched = await askedFor(page, 'link');
  const before = await askedFor(page, 'script');
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('What is DNS and').hover();
  await expect.poll(() => askedFor(page, 'script')).not.toEqual(before);
  await page.waitForLoadState('networkidle');
  const ofNote = (await askedFor(page, 'script')).filter((script) => !before.includes(script));
  const shared = ofNote.filter((script) => prefetched.includes(script));
  expect(shared).not.toEqual([]);
  expect(ofNote).toHaveLength(shared.length + 1);
});

for (const connection of [{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}]) {
  test(`does not happen with ${JSON.stringify(connection)}`, async ({page}) => {
    await setConnection(page, connection);
    await page.goto(NOTE);
    // There, scripts wait for the reader's first action.
    await page.keyboard.press('Shift');
    await hydrated(page);
    const loaded = await askedFor(page, 'script');
    await scrollTo(page, 'Archive');
    await footerLink(page, 'Archive').hover();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await askedFor(page, 'link')).toEqual([]);
    expect(await askedFor(page, 'script')).toEqual(loaded);
    await footerLink(page, 'Archive').click();
    await expect(heading(page)).toHaveText('Archive');
  });
}
