import type {Page} from '@playwright/test';
import {
  expect,
  footerLink,
  heading,
  holdChunks,
  hydrated,
  open,
  setConnection,
  test,
} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const OTHER = 'docs/frontend-roadmap/Internet/0-4-Domain-Name';
const OTHER_HEADING = 'What is a domain name?';

/** A link in NOTE's text. */
const linkToOther = (page: Page) => page.locator(`.theme-doc-markdown a[href$="${OTHER}"]`).first();

test.use({viewport: {width: 360, height: 500}});

/** The scripts that were requested, by a link (prefetched) or by a script (loaded). */
function askedFor(page: Page, initiator: 'link' | 'script'): Promise<string[]> {
  return page.evaluate(
    (type) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name, initiatorType}) => name.endsWith('.js') && initiatorType === type)
        .map(({name}) => name),
    initiator,
  );
}

test('prefetching starts when a link becomes visible or is hovered over, and a click then requests no script', async ({
  page,
}) => {
  await open(page, NOTE);
  const {length} = await askedFor(page, 'link');
  await linkToOther(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await askedFor(page, 'link')).length).toBeGreaterThan(length);
  const before = await askedFor(page, 'script');
  await linkToOther(page).hover();
  await expect.poll(() => askedFor(page, 'script')).not.toEqual(before);
  await page.waitForLoadState('networkidle');
  // Showing the new page requests no scripts either, such as those for figures or visible links.
  await holdChunks(page);
  await linkToOther(page).click();
  // A held script would take longer to time out, and then the browser would load the page itself.
  await expect(heading(page)).toHaveText(OTHER_HEADING, {timeout: 5000});
});

for (const connection of [{effectiveType: '2g'}, {saveData: true}]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
    await setConnection(page, connection);
    await page.goto(NOTE);
    // With Data Saver, scripts wait for the reader's first action.
    await page.keyboard.press('Shift');
    await hydrated(page);
    const loaded = await askedFor(page, 'script');
    await footerLink(page, 'Archive').hover();
    // Long enough for the link's visibility observers to run.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await askedFor(page, 'link')).toEqual([]);
    expect(await askedFor(page, 'script')).toEqual(loaded);
    await footerLink(page, 'Archive').click();
    await expect(heading(page)).toHaveText('Archive');
  });
}
