import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import movedPages from '../../src/plugins/moved-pages';
import {useTemporaryFolder} from '../temporaryFolder';

const writeFiles = useTemporaryFolder('moved-pages');

/** An ES module, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/lib/addresses.mjs');

const context = {baseUrl: '/notes/', siteConfig: {url: 'https://a.test'}} as LoadContext;

async function write(outDir: string, table: Record<string, string>): Promise<void> {
  const {postBuild} = await movedPages(context, {table});
  await postBuild!({outDir} as Parameters<NonNullable<typeof postBuild>>[0]);
}

test('An old address leads on to the page in the table, and so do the places on it', async () => {
  const {readAddresses} = await load();
  const folder = writeFiles('site', {'docs/new.html': '<h1>New</h1>'});
  await write(folder, {'docs/a/old': 'docs/new#part'});
  const page = readFileSync(path.join(folder, 'docs/a/old.html'), 'utf8');
  expect(page).toContain('<meta http-equiv=refresh content="0; url=/notes/docs/new#part">');
  expect(page).toContain('href="https://a.test/notes/docs/new"');
  expect(readAddresses(folder).answers('docs/a/old#place')).toBe(true);
});

test('All entries that can be meant by nobody are named at once', async () => {
  const folder = writeFiles('site', {'docs/a.html': ''});
  await expect(write(folder, {'docs/a': 'docs/b'})).rejects.toThrow(
    /"docs\/a" is still a page.*\n"docs\/a" leads to "docs\/b", which is no page/,
  );
});

test('The addresses of a site are its pages and headings; any element with the id keeps one', async () => {
  const {explainLost, readAddresses} = await load();
  const page = '<h1 id=a>A</h1><h2 id=b>B</h2><span id=old-b></span>';
  const {addresses, answers} = readAddresses(
    writeFiles('site', {'index.html': '', 'docs/x.html': page, 'docs/x/index.html': page}),
  );
  expect(addresses).toEqual(['docs/x', 'docs/x#b']);
  expect(['', 'docs/x#old-b'].map(answers)).toEqual([true, true]);
  expect(['docs/y', 'docs/x#gone'].map(answers)).toEqual([false, false]);
  expect(explainLost('docs/x#gone')).toContain('<span id="gone" />');
  expect(explainLost('docs/y')).toContain('src/site/movedPages.json: "docs/y"');
});
