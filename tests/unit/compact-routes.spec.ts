import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import compactRoutes from '../../src/plugins/compact-routes';
import {readNotes} from '../../src/plugins/compact-routes/readNotes.cjs';

const DOCS = 'docusaurus-plugin-content-docs';

const NOTE = {type: 'link', label: 'One', href: '/docs/one', docId: 'one', unlisted: false};

/** What Docusaurus generates for a site with one note, as far as the plugin reads it. */
const GENERATED = {
  [`${DOCS}/default/p/docs-1.json`]: JSON.stringify({
    version: {pluginId: 'default', docsSidebars: {notes: [NOTE]}},
  }),
  'globalData.json': JSON.stringify({
    [DOCS]: {default: {versions: [{path: '/docs', docs: [{id: 'one'}]}]}},
  }),
  'routesChunkNames.json': JSON.stringify({
    '/docs/one-a1b': {__comp: '17896441', content: '091c3644'},
  }),
  'routes.js': `{
    path: '/docs/one',
    component: ComponentCreator('/docs/one', 'a1b'),
    exact: true,
    sidebar: "notes"
  },`,
  'registry.js': `"091c3644": [() => import("@site/docs/one.md"), "@site/docs/one.md", require.resolveWeak("@site/docs/one.md")],`,
};

/** Writes the files and returns their folder. */
function write(files: Record<string, string>): string {
  const folder = test.info().outputPath('.docusaurus');
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return folder;
}

test('A note becomes one row', () => {
  const {notes, base, sidebar} = readNotes(write(GENERATED));
  expect({notes, base, sidebar}).toEqual({
    notes: [{id: 'one', chunk: '091c3644', shortName: '091c'}],
    base: '/docs/',
    sidebar: 'notes',
  });
});

test.describe('The build stops where Docusaurus generates something else than is known', () => {
  const advice = /; adapt src\/plugins\/compact-routes.* or take it out\.$/;

  for (const [name, content] of Object.entries({
    [`${DOCS}/default/p/docs-1.json`]: '{"docs":{}}',
    'globalData.json': '{}',
    'routesChunkNames.json': '{}',
    'routes.js': 'export default makeRoutes();',
    'registry.js': 'export default new Map();',
  })) {
    test(`as ${path.basename(name)}`, () => {
      const folder = write({...GENERATED, [name]: content});
      expect(() => readNotes(folder)).toThrow(advice);
      expect(() => readNotes(folder)).toThrow(folder);
    });
  }

  test('as a plugin of the bundler', () => {
    const environment = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    const {configureWebpack} = compactRoutes({generatedFilesDir: '.docusaurus'} as LoadContext);
    process.env.NODE_ENV = environment;
    const configure = configureWebpack as (config: object, isServer: boolean) => unknown;
    expect(() => configure({plugins: []}, false)).toThrow(advice);
  });
});
