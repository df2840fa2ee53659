/** What an author may add to the site besides notes on a line of the map. */
import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from '../fixtures';
import {writeFiles} from '../mistakes/site';
import {runBuild} from './buildSite';

test.setTimeout(180_000);

const head = (title: string) => `---
title: ${title}
description: What is said in ${title}.
last_update:
  date: 2024-01-01
---
`;

test('a category with an index of its own lists its notes and no map; a note brings nothing of what is around it along where another one imports it', async () => {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {copySite} = await import('../../scripts/lib/copy-site.mjs');
  const site = test.info().outputPath('site');
  await copySite(site);
  await writeFiles(site, {
    'docs/more/_category_.json': '{"label": "More", "link": {"type": "generated-index"}}',
    'docs/more/inner.mdx': `${head('Inner')}\n## Part\n\nIts text.\n`,
    'docs/more/outer.mdx': `${head('Outer')}\nimport Inner from './inner.mdx';\n\n<Inner />\n`,
  });
  const {succeeded, output} = await runBuild(site);
  expect(succeeded, output).toBe(true);
  const read = (page: string) => readFileSync(path.join(site, 'build/docs', page), 'utf8');
  const index = read('category/more.html');
  expect(index).toMatch(/<main[^]*href="[^"]*\/docs\/more\/inner"/);
  expect(index).not.toContain('id="glossary"');
  const outer = read('more/outer.html');
  expect(outer).toContain('Its text.');
  expect(outer.match(/All changes to this note/g)).toHaveLength(1);
  await rm(site, {recursive: true});
});
