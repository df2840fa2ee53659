import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {basePath, expect, test} from '../lib/fixtures';
import {sitePort} from '../lib/servers';
import {writeSite} from './buildSite';

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const PORT = sitePort + 1;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

let server: ChildProcess | undefined;
let output = '';

test.afterAll(() => server?.kill());

// The development server reports mistakes in the browser, and React mentions its developer tools.
test.use({
  allowedMessages: [
    /webpack-dev-server|React DevTools|\[HMR\]|Module build failed|other origin|ERR_ABORTED|have a default export/,
  ],
});

test('"npm start" shows changes, reports mistakes in the page and terminal, and recovers from them', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const cwd = await writeSite(
    {'static/one.svg': PICTURE},
    {plugins: [path.resolve('src/plugins/bundler/index.ts')]},
  );
  const save = (text: string, frontMatter = 'title: Note') =>
    writeFile(path.join(cwd, 'docs/note.md'), `---\n${frontMatter}\n---\n\n## Part\n\n${text}\n`);
  const env = {...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined};
  const options = ['start', '--no-open', `--port=${PORT}`];
  server = spawn(process.execPath, [DOCUSAURUS, ...options], {cwd, env});
  for (const stream of [server.stdout!, server.stderr!]) {
    stream.on('data', (data) => (output += data));
  }
  await expect.poll(() => output, {timeout: 60_000}).toContain('compiled successfully');

  await page.goto(`http://localhost:${PORT}${basePath}note`);
  await expect(page.getByRole('heading', {level: 2, name: 'Part'})).toBeVisible();
  const article = page.getByRole('article');
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  const mistake = overlay.contentFrame().locator('body');

  await save('The first change.');
  await expect(article).toContainText('The first change.');

  await save('A <Trem>word</Trem> and ![](/one.svg).');
  for (const message of [
    /note\.md:7: there is no component <Trem>.*import it/i,
    /note\.md:7: this picture has no alternative text.*Describe it in the brackets/,
  ]) {
    await expect(mistake).toContainText(message);
    expect(output).toMatch(message);
  }
  await save('Fixed.');
  await expect(article).toContainText('Fixed.');
  await expect(overlay).toBeHidden();

  await save('[Nowhere](./nowhere.md)');
  await expect(mistake).toContainText(/`\.\/nowhere\.md` in source file ".*note\.md" \(7:1\)/);

  await save('Never seen.', 'title: Note: one');
  const yaml = /docs\/note\.md:2: the front matter isn't valid YAML .*Quote values/;
  await expect(mistake).toContainText(yaml);
  expect(output).toMatch(yaml);
  await save('Fixed again.');
  await expect(article).toContainText('Fixed again.');
  expect(server.exitCode).toBeNull();
  // There's no cache, so the next start shows the current contents, even after a plugin change.
  expect(existsSync(path.join(cwd, 'node_modules'))).toBe(false);
});
