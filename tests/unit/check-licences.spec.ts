import {expect, test} from '@playwright/test';

/** An ES module, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/lib/licences.mjs');

const RULES = {
  allowed: ['MIT', 'ISC'],
  exceptions: [{packages: /^css(?:-\w+)?$/, licence: 'MPL-2.0'}],
  unnamed: {'old@1.0.0': 'MIT'},
};

/** What the rules are for, so that none is idle. */
const NEEDED = {
  '': {license: 'GPL-3.0'},
  'node_modules/css-linux': {version: '2.0.0', license: 'MPL-2.0'},
  'node_modules/old': {version: '1.0.0'},
};

async function check(packages: Record<string, object>) {
  const {findLicenceProblems} = await load();
  return findLicenceProblems({packages: {...NEEDED, ...packages}}, RULES);
}

test('Packages with allowed licences pass; those that only tests need are not looked at', async () => {
  const problems = await check({
    'node_modules/a': {version: '1.0.0', license: 'MIT'},
    'node_modules/a/node_modules/@scope/b': {version: '1.0.0', license: '(WTFPL OR ISC)'},
    'node_modules/tool': {version: '1.0.0', license: 'GPL-3.0', dev: true},
    'node_modules/linked': {link: true},
  });
  expect(problems).toEqual([]);
});

test('Every package with another licence is named once, by its own name', async () => {
  const problems = await check({
    'node_modules/a': {version: '1.0.0', license: 'GPL-3.0'},
    'node_modules/b/node_modules/a': {version: '1.0.0', license: 'GPL-3.0'},
    'node_modules/alias': {name: '@scope/real', version: '3.0.0', license: 'ISC AND GPL-3.0'},
    'node_modules/perhaps': {version: '1.0.0', license: 'MIT', devOptional: true},
    'node_modules/optional': {version: '1.0.0', license: 'UNLICENSED', optional: true},
  });
  expect(problems).toEqual([
    'a@1.0.0 has the licence "GPL-3.0".',
    '@scope/real@3.0.0 has the licence "ISC AND GPL-3.0".',
    'optional@1.0.0 has the licence "UNLICENSED".',
  ]);
});

test('A licence that some packages alone may have is none for others', async () => {
  const problems = await check({
    'node_modules/cssx': {version: '1.0.0', license: 'MPL-2.0'},
    'node_modules/css': {version: '1.0.0', license: 'MPL-2.0 AND MIT'},
  });
  expect(problems).toEqual(['cssx@1.0.0 has the licence "MPL-2.0".']);
});

test('A package that names none must have been read, in this very version', async () => {
  const problems = await check({
    'node_modules/a/node_modules/old': {version: '1.0.1'},
    'node_modules/object': {version: '1.0.0', license: {type: 'MIT'}},
  });
  expect(problems).toEqual([
    expect.stringMatching(/^old@1\.0\.1 names no licence\. Read its files; .*licences\.mjs\.$/),
    expect.stringMatching(/^object@1\.0\.0 names no licence\./),
  ]);
});

test('An exception that nothing needs any more has to go', async () => {
  const {findLicenceProblems} = await load();
  const packages = {'node_modules/old': {version: '1.0.0', license: 'MIT'}};
  expect(findLicenceProblems({packages}, RULES)).toEqual([
    'No package needs the exception for /^css(?:-\\w+)?$/ with MPL-2.0: take it out of scripts/lib/licences.mjs.',
    'No package needs the exception for old@1.0.0: take it out of scripts/lib/licences.mjs.',
  ]);
});

test('A lock file of the old form is an error that says what to do', async () => {
  const {findLicenceProblems} = await load();
  expect(() => findLicenceProblems({}, RULES)).toThrow('Write it anew with npm 7 or newer');
});

const expressions: [expression: string, isMet: boolean][] = [
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-3.0 OR (ISC AND MIT)', true],
  ['MIT AND ISC OR GPL-3.0', true],
  ['GPL-3.0 OR MIT AND GPL-2.0', false],
  ['MIT AND (GPL-3.0 OR GPL-2.0)', false],
  ['', false],
  ['MIT OR', false],
  ['(MIT', false],
  ['MIT)', false],
  ['MIT ISC', false],
  ['MIT or ISC', false],
  ['AND', false],
  ['SEE LICENSE IN MIT', false],
];

for (const [expression, isMet] of expressions) {
  test(`"${expression}" ${isMet ? 'is met' : 'is not met'} by MIT and ISC`, async () => {
    const licences = await load();
    expect(licences.isMet(expression, (one) => ['MIT', 'ISC'].includes(one))).toBe(isMet);
  });
}
