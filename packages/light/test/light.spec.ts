import {expect, test} from '@playwright/test';
import light, {parts, type LightOptions} from '../src';
import {checkFiles} from '../src/dependsOnFiles';

const site = {title: 'A', url: 'https://a.test', baseUrl: '/'};

test('every file that a part needs is in the packages that are installed', () => {
  expect(() => checkFiles(parts)).not.toThrow();
});

for (const [what, file, fault] of [
  [
    'a piece that is gone',
    {file: 'package.json', has: ['react', 'gone']},
    /package\.json no longer has "gone"\./,
  ],
  ['a file that is gone', {file: 'gone.js'}, /react no longer has gone\.js\./],
] as const) {
  test(`the message about ${what} names part, package, file and the line that turns the part off`, () => {
    const check = () => checkFiles([{name: 'css', dependsOn: [{package: 'react', ...file}]}]);
    expect(check).toThrow(fault);
    expect(check).toThrow('light: the part "css" can\'t be used: react');
    expect(check).toThrow("in docusaurus.config.ts: light(site, {without: ['css']}).");
  });
}

test('a part that there is none of is named, with those that there are', () => {
  const options = {without: ['colour']} as unknown as LightOptions;
  expect(() => light(site, options)).toThrow(/no part "colour"\. Parts are: code, static-notes, /);
});

test('content plugins get MDX plugins behind their own: of the preset, by name, and as the site says', () => {
  const own = () => () => {};
  const {presets, plugins = []} = light(
    {
      ...site,
      presets: [['classic', {docs: {remarkPlugins: [own]}, blog: false}]],
      plugins: ['./own', ['content-docs', {id: 'second', recmaPlugins: [own]}], './guides'],
    },
    {without: ['code'], contentPlugins: {'./guides': 'docs'}},
  );
  const listed = plugins.filter((plugin) => typeof plugin !== 'function');
  const count = (plugin: unknown) =>
    (plugin as [string, {recmaPlugins: unknown[]}])[1].recmaPlugins.length;
  expect(presets).toEqual([
    ['classic', {docs: expect.objectContaining({remarkPlugins: [own]}), blog: false}],
  ]);
  expect(listed).toEqual([
    './own',
    ['content-docs', expect.anything()],
    ['./guides', expect.anything()],
  ]);
  expect(count(listed[1])).toBe(count(listed[2]) + 1);
});
