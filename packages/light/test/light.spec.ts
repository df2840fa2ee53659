import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import light, {parts, type LightOptions} from '../src';
import {transformFile} from '../src/bundler/transform';
import {checkFiles} from '../src/dependsOnFiles';

const site = {title: 'A', url: 'https://a.test', baseUrl: '/'};

test('reports which part and file lack a text, and how to turn the part off', () => {
  expect(() => checkFiles(parts)).not.toThrow();
  const file = {package: 'react', file: 'package.json', has: ['react', 'gone']};
  expect(() => checkFiles([{name: 'client', dependsOn: [file]}])).toThrow(
    /the "client" part can't be used: react\/package\.json no longer contains "gone"\..*add 'client' to `without`/,
  );
  const {transform} = transformFile('client', '/a.js', (source) =>
    source.replace('gone', ''),
  ).options;
  expect(() => transform('here')).toThrow(
    /the "client" part can't be used: \/a\.js no longer contains .*add 'client' to `without`/,
  );
});

test('reports an unknown part and lists the parts', () => {
  const options = {without: ['colour']} as unknown as LightOptions;
  expect(() => light(site, options)).toThrow(
    /`without` names an unknown part: colour\. Available parts: code, static-notes, /,
  );
});

test('the README lists every part', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const listed = Array.from(readme.matchAll(/^\| `([\w-]+)`/gm), ([, name]) => name);
  expect(listed.sort()).toEqual(parts.map(({name}) => name).sort());
});

test('turns a part off together with the part that needs it', async () => {
  const {plugins = []} = light(site, {without: ['code']});
  const writeParts = plugins.at(-1) as unknown as () => Plugin;
  let written: unknown;
  const createData = (_: string, data: object) => (written = data);
  await writeParts().contentLoaded?.({actions: {createData}} as never);
  expect(written).toMatchObject({off: ['code', 'static-notes']});
});

test("adds MDX plugins after the site's own, in the preset and in content plugins", () => {
  const own = () => () => {};
  const {presets, plugins = []} = light(
    {
      ...site,
      presets: [['classic', {docs: {rehypePlugins: [own]}, blog: false}]],
      plugins: ['./own', ['content-docs', {id: 'second', rehypePlugins: [own]}]],
    },
    {without: ['code', 'static-notes']},
  );
  const withOurs = {rehypePlugins: [own, expect.any(Function)]};
  expect(presets).toEqual([['classic', {docs: withOurs, blog: false}]]);
  expect(plugins.slice(0, 2)).toEqual([
    ['./own', {}],
    ['content-docs', {id: 'second', ...withOurs}],
  ]);
});
