import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Page} from '@playwright/test';
import movedPages from '../src/plugins/moved-pages';
import {basePath, expect, siteUrl, test} from './fixtures';
import {useTemporaryFolder} from './temporaryFolder';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const OLD = 'docs/dns';

const writeFiles = useTemporaryFolder('moved-page');

/** Has the site answer at the old address as if the note had moved from there. */
async function move(page: Page): Promise<void> {
  const outDir = writeFiles('site', {[`${NOTE}.html`]: ''});
  const context = {baseUrl: basePath, siteConfig: {url: new URL(siteUrl).origin}} as LoadContext;
  const {postBuild} = movedPages(context, {table: {[OLD]: NOTE}, published: []});
  await postBuild!({outDir} as Parameters<NonNullable<typeof postBuild>>[0]);
  await page.route(siteUrl + OLD, (route) =>
    route.fulfill({path: path.join(outDir, `${OLD}.html`), contentType: 'text/html'}),
  );
}

test('An old address of a place leads to the place on the page that has moved', async ({page}) => {
  await move(page);
  await page.goto(`${OLD}#in-short`);
  await expect(page).toHaveURL(`${siteUrl}${NOTE}#in-short`);
  await expect(page.getByRole('heading', {name: 'In short'})).toBeInViewport();
  // The old address would lead forward again.
  await expect.poll(() => page.evaluate(() => history.length)).toBe(2);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an old address leads to the page', async ({page}) => {
    await move(page);
    await page.goto(OLD);
    await expect(page).toHaveURL(siteUrl + NOTE);
  });
});
