import {expect, test} from '@playwright/test';
import light, {parts, type LightOptions} from '../src';
import {checkFiles} from '../src/dependsOnFiles';

const site = {title: 'A', url: 'https://a.test', baseUrl: '/'};

test('what a part needs is in the packages that are installed; what is gone is named, with part, file and the line that turns the part off', () => {
  expect(() => checkFiles(parts)).not.toThrow();
  const file = {package: 'react', file: 'package.json', has: ['react', 'gone']};
  expect(() => checkFiles([{name: 'client', dependsOn: [file]}])).toThrow(
    /the part "client" can't be used: react\/package\.json no longer has "gone"\..*add 'client' to the list "without"/,
  );
});

test('a part that there is none of is named, with those that there are', () => {
  const options = {without: ['colour']} as unknown as LightOptions;
  expect(() => light(site, options)).toThrow(/called colour\. Parts: code, static-notes, /);
});

test("MDX plugins come after the site's own, in the preset and in content plugins", () => {
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
