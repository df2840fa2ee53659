import {expect, test} from '@playwright/test';
import light, {parts} from '../../src/light';
import {PARTS} from '../ground/variants.mjs';
import {checkGround, type Ground, type ReadPackageFile} from '../../src/light/ground';

/** Gives each file the pieces that it must have, but for one file what `change` makes of them. */
function readChanged(changed: Ground, change: (text: string) => string): ReadPackageFile {
  return (ground) => {
    const text = (ground.has ?? []).join('\n');
    return {text: ground === changed ? change(text) : text, version: '9.9.9'};
  };
}

const cases = parts.flatMap(({name, ground}) => ground.map((each) => ({name, each})));

test('all parts stand on the packages that are installed', () => {
  expect(() => checkGround(parts)).not.toThrow();
});

test('the comparison with the stock site knows every part', () => {
  expect(parts.map(({name}) => name).toSorted()).toEqual(PARTS.toSorted());
});

for (const {name, each} of cases) {
  const say = (fault: string) =>
    `light: the part "${name}" can't be used: ${fault} Adapt src/light/${name}, or turn the part off in docusaurus.config.ts: light(site, {without: ['${name}']}).`;

  for (const piece of each.has ?? []) {
    test(`${name} says when ${each.package} has no "${piece}" in ${each.file} any more`, () => {
      const read = readChanged(each, (text) => text.replaceAll(piece, '…'));
      expect(() => checkGround([{name, ground: [each]}], read)).toThrow(
        `light: the part "${name}" can't be used: ${each.package} 9.9.9 (${each.file}) no longer has "`,
      );
      expect(() => checkGround([{name, ground: [each]}], read)).toThrow(
        `turn the part off in docusaurus.config.ts: light(site, {without: ['${name}']}).`,
      );
    });
  }

  test(`${name} says when ${each.package} comes without ${each.file}`, () => {
    const read = () => {
      throw new Error('ENOENT');
    };
    expect(() => checkGround([{name, ground: [each]}], read)).toThrow(
      say(`${each.package} no longer has ${each.file}.`),
    );
  });

  if (each.sha256) {
    test(`${name} says when ${each.file} of ${each.package} is not what it was`, () => {
      const read = () => ({text: 'something else', version: '9.9.9'});
      expect(() => checkGround([{name, ground: [{...each, has: []}]}], read)).toThrow(
        /9\.9\.9 \(.*\) has changed: its SHA-256 is [0-9a-f]{64} now\./,
      );
    });
  }
}

test('a part that does not exist is named, with those that do', () => {
  const without = ['colour'] as unknown as ['code'];
  expect(() => light({title: '', url: '', baseUrl: '/'}, {without})).toThrow(
    /there is no part "colour"\. Parts are: code, article, navigation, client, routes, scripts, hints, css\./,
  );
});

test('without its parts the configuration is the one that was given', () => {
  const site = {title: 'A', url: 'https://a.test', baseUrl: '/', plugins: ['./own']};
  expect(light(site, {without: parts.map(({name}) => name)})).toBe(site);
});
