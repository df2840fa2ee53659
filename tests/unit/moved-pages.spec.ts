import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import movedPages from '../../src/plugins/moved-pages';
import {listAddresses} from '../../src/plugins/moved-pages/addresses';
import {useTemporaryFolder} from '../temporaryFolder';

const writeFiles = useTemporaryFolder('moved-pages');

const context = {baseUrl: '/notes/', siteConfig: {url: 'https://a.test'}} as LoadContext;

async function finishBuild(
  outDir: string,
  table: Record<string, string>,
  published: string[] = [],
): Promise<void> {
  const {postBuild} = movedPages(context, {table, published});
  await postBuild!({outDir} as Parameters<NonNullable<typeof postBuild>>[0]);
}

test('An old address leads on to the page in the table, and so do the places on it', async () => {
  const folder = writeFiles('site', {'docs/new.html': '<h1>New</h1><h2 id=place>Place</h2>'});
  await finishBuild(folder, {'docs/a/old': 'docs/new#part'}, ['docs/a/old', 'docs/a/old#place']);
  const page = readFileSync(path.join(folder, 'docs/a/old.html'), 'utf8');
  expect(page).toContain('<meta http-equiv=refresh content="0; url=/notes/docs/new#part">');
  expect(page).toContain('href="https://a.test/notes/docs/new"');
});

test('A published address that leads nowhere and an entry that nobody can mean stop the build, all at once', async () => {
  const page = '<h1 id=a title=">">A</h1><span id="old-b"></span><p>no id=c</p>';
  const folder = writeFiles('site', {'index.html': '', 'docs/a.html': page});
  const table = {'docs/a': 'docs/b', 'docs/y': 'docs/a'};
  await expect(finishBuild(folder, table)).rejects.toThrow(
    /"docs\/a" is still a page.*\n"docs\/a" leads to "docs\/b", which is no page/,
  );
  await expect(
    finishBuild(folder, {'docs/y': 'docs/a'}, [
      '#home',
      'docs/a',
      'docs/a#c',
      'docs/a#old-b',
      'docs/x',
      'docs/x#a',
      'docs/y#a',
      'docs/y#z',
    ]),
  ).rejects.toThrow(
    new RegExp(
      [
        'nowhere:',
        '/#home: .*<span id="home" />.*',
        '/docs/a#c: .*',
        '/docs/x: .*movedPages.json: "docs/x".*',
        '/docs/y#z: /docs/a has .*',
        'To give one up',
      ].join('\n'),
    ),
  );
});

test('The addresses of a site are its pages and headings, without copies and pages that have moved', () => {
  const page = '<h1 id=a>A</h1><h2 id=b>B</h2><span id=old-b></span>';
  const folder = writeFiles('site', {
    'index.html': '<h2 id=part>',
    '404.html': page,
    'docs/x.html': page,
    'docs/x/index.html': page,
    'docs/old.html': '',
  });
  expect(listAddresses(folder, {'docs/old': 'docs/x'})).toEqual(['#part', 'docs/x', 'docs/x#b']);
});
