/** What Docusaurus' documentation lets an author switch on works under the policy, or the build says why not. */
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Page} from '@playwright/test';
import {basePath, expect, test} from '../lib/fixtures';
import {runBuild, writeSite} from './buildSite';

test.setTimeout(180_000);

// The site is served at a port of its own. As in stock, the minifier has changed the text of a style
// element, which React finds when it takes the page over.
test.use({allowedMessages: [/^other origin: http:\/\/localhost|status of 404|React error #418/]});

const BUILT_PAGES = path.resolve(__dirname, '../../src/plugins/built-pages/index.ts');

/** Builds a tiny site with the steps after the build, and calls `look` with its address. */
async function buildWithPolicy(
  note: string,
  settings: Partial<Config>,
  look: (address: string, output: string) => Promise<void>,
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
    await look(`http://localhost:${port}${basePath}`, output);
  } finally {
    server.close();
  }
}

/** As a load shows it, and as a link shows it that is followed from a page without it. */
async function lookBothWays(page: Page, address: string, look: () => Promise<void>) {
  await page.goto(`${address}note`);
  await look();
  await page.goto(address);
  await page.getByRole('link', {name: 'The note'}).click();
  await look();
}

test('a page that has a style element, and elements with styles of their own', async ({page}) => {
  const note = [
    '<style>{`.mark {color: rgb(255, 0, 0)}`}</style>',
    '<p className="mark">Marked</p>',
    "<p style={{color: 'rgb(0, 0, 255)'}}>Blue</p>",
  ].join('\n\n');
  await buildWithPolicy(note, {trailingSlash: true}, async (address, output) => {
    await lookBothWays(page, address, async () => {
      await expect(page.getByText('Marked')).toHaveCSS('color', 'rgb(255, 0, 0)');
      await expect(page.getByText('Blue')).toHaveCSS('color', 'rgb(0, 0, 255)');
    });
    expect(output).toMatch(/style-src-elem 'unsafe-inline'.*\nnote.index\.html: <style>/);
    expect(output).toMatch(/style-src-attr 'unsafe-inline'.*\nnote.index\.html: <p style=/);
  });
});

test("a diagram of Docusaurus' Mermaid theme", async ({page}) => {
  const note = '```mermaid\ngraph TD;\n  A-->B;\n```';
  const settings = {themes: ['@docusaurus/theme-mermaid'], markdown: {mermaid: true}};
  await buildWithPolicy(note, settings, async (address, output) => {
    await lookBothWays(page, address, async () => {
      const box = page.locator('.docusaurus-mermaid-container .node rect').first();
      await expect(box).toBeVisible();
      await expect(box).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
    });
    expect(output).toContain('Mermaid draws with styles');
  });
});
