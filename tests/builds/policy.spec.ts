/** Styles and classes that Docusaurus' documentation allows still apply after the post-build steps. */
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Page} from '@playwright/test';
import {basePath, expect, test} from '../lib/fixtures';
import {runBuild, writeSite} from './buildSite';

test.setTimeout(180_000);

// Each test serves the site on its own port. As on a stock site, the minifier has changed the text of a
// style element, which React reports when it hydrates the page.
test.use({allowedMessages: [/^other origin: http:\/\/localhost|status of 404|React error #418/]});

const BUILT_PAGES = path.resolve(__dirname, '../../src/plugins/built-pages/index.ts');

/** Builds a tiny site, post-build steps included, and calls `look` with its URL. */
async function buildWithPolicy(
  note: string,
  settings: Partial<Config>,
  look: (address: string) => Promise<void>,
): Promise<void> {
  const {createPagesServer} = await import('../../scripts/lib/pages-server.mjs');
  const directory = await writeSite(
    {'docs/note.md': `---\ntitle: Note\n---\n\n## Part\n\n${note}\n`},
    {plugins: [BUILT_PAGES], themeConfig: {image: 'card.png'}, ...settings},
  );
  const server = createPagesServer({directory: path.join(directory, 'build'), baseUrl: basePath});
  try {
    const {succeeded, output} = await runBuild(directory);
    expect(succeeded, output).toBe(true);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const {port} = server.address() as AddressInfo;
    await look(`http://localhost:${port}${basePath}`);
  } finally {
    server.close();
  }
}

/** Checks the page after a full load, and after following a link from a page without the style. */
async function lookBothWays(page: Page, address: string, look: () => Promise<void>) {
  await page.goto(`${address}note`);
  await look();
  await page.goto(address);
  await page.getByRole('link', {name: 'The note'}).click();
  await look();
}

test('a note can have a style element and style attributes', async ({page}) => {
  const note = [
    '<style>{`.mark {color: rgb(255, 0, 0)}`}</style>',
    '<p className="mark">Marked</p>',
    "<p style={{color: 'rgb(0, 0, 255)'}}>Blue</p>",
  ].join('\n\n');
  await buildWithPolicy(note, {trailingSlash: true}, async (address) => {
    await lookBothWays(page, address, async () => {
      await expect(page.getByText('Marked')).toHaveCSS('color', 'rgb(255, 0, 0)');
      await expect(page.getByText('Blue')).toHaveCSS('color', 'rgb(0, 0, 255)');
    });
  });
});

test("a note can use any of Infima's classes", async ({page}) => {
  const note = '<span className="badge badge--success">Marked</span>';
  await buildWithPolicy(note, {}, async (address) => {
    await lookBothWays(page, address, async () => {
      const badge = page.getByText('Marked', {exact: true});
      await expect(badge).toHaveCSS('background-color', 'rgb(0, 164, 0)');
      await expect(badge).toHaveCSS('display', 'inline-block');
    });
  });
});
