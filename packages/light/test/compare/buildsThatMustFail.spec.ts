import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const CONFIG = `import light from 'docusaurus-light';

export default light({
  title: 'Site',
  url: 'https://site.example.invalid',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
});
`;

for (const [what, files, message] of [
  [
    'MDX that does not parse, with its file',
    {'docs/note.mdx': '---\nslug: /\n---\n\n<Open>\n'},
    /MDX compilation failed for file .*docs\/note\.mdx/,
  ],
  [
    'a component that a part could not use, with the way out',
    {
      'docs/note.mdx': '---\nslug: /\n---\n\nText.\n',
      'src/theme/CodeBlock.js': 'export default () => null;\n',
    },
    /the part "code" can't be used: the site has its own @theme\/CodeBlock.*light\(site, \{without: \['code'\]\}\)/,
  ],
] as const) {
  test(`a build stops and names ${what}`, async () => {
    // Playwright's CommonJS can load an ES module only like this.
    const {buildSite} = await import('../buildSite.mjs');
    const site = path.resolve(__dirname, `../../.cache/${test.info().workerIndex}`);
    rmSync(site, {recursive: true, force: true});
    for (const [file, text] of Object.entries({...files, 'docusaurus.config.js': CONFIG})) {
      mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
      writeFileSync(path.join(site, file), text);
    }
    const {succeeded, output} = await buildSite('must-fail', {site});
    expect(succeeded).toBe(false);
    // The message stands in a frame, whose lines break anywhere.
    expect(output.replace(/\n[\s│]*/g, ' ')).toMatch(message);
  });
}
