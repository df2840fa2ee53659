import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {useTemporaryFolder} from '../temporaryFolder';

/** ES modules, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/lib/old-assets.mjs');
const loadServer = () => import('../../scripts/lib/measure/server.mjs');

const OLD = 'assets/js/main.0123abcd.js';
const NEW = 'assets/js/main.4567cdef.js';
const BOTH = 'assets/images/a b-0123.svg';

const oldBuild = {'404.html': 'gone', 'index.html': 'old', [OLD]: 'old();', [BOTH]: '<svg/>'};
const newBuild = {'404.html': 'gone', 'index.html': 'new', [NEW]: 'new();', [BOTH]: '<svg/>'};

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

const write = useTemporaryFolder('old-assets');

/** Deploys a build over what is published in a folder. */
async function deploy(build: string, published: string, date = at(1)) {
  const {keepOldAssets} = await load();
  const {serve} = await loadServer();
  const server = await serve(published);
  try {
    return await keepOldAssets(build, server.url, date);
  } finally {
    server.close();
  }
}

const namesIn = (site: string) => readdirSync(path.join(site, 'assets/js')).sort();

test('a first deployment finds nothing, says so and leaves a list', async () => {
  const site = write('one', oldBuild);
  const {kept, warnings} = await deploy(site, write('none', {'404.html': 'gone'}));
  expect(kept).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/assets\.json is answered with 404\.$/)]);
  const {assets} = JSON.parse(readFileSync(path.join(site, 'assets.json'), 'utf8'));
  expect(Object.keys(assets)).toEqual([BOTH, OLD]);
});

test('files of earlier deployments stay for thirty days, and then go', async () => {
  const one = write('one', oldBuild);
  await deploy(one, write('none', {'404.html': 'gone'}));
  const two = write('two', newBuild);
  expect(await deploy(two, one, at(2))).toEqual({kept: [OLD], warnings: []});
  expect(readFileSync(path.join(two, OLD), 'utf8')).toBe('old();');
  expect(readFileSync(path.join(two, 'index.html'), 'utf8')).toBe('new');
  const three = write('three', newBuild);
  expect(await deploy(three, two, at(31))).toEqual({kept: [OLD], warnings: []});
  const four = write('four', newBuild);
  expect(await deploy(four, three, at(32))).toEqual({kept: [], warnings: []});
  expect(namesIn(four)).toEqual([path.basename(NEW)]);
});

test('a file that comes back is the build’s own again', async () => {
  const one = write('one', oldBuild);
  await deploy(one, write('none', {'404.html': 'gone'}));
  const two = write('two', newBuild);
  await deploy(two, one, at(2));
  const three = write('three', oldBuild);
  expect((await deploy(three, two, at(3))).kept).toEqual([NEW]);
  const {assets} = JSON.parse(readFileSync(path.join(three, 'assets.json'), 'utf8'));
  expect(assets[OLD].replaced).toBeUndefined();
  expect(assets[NEW].replaced).toBe(at(3).toISOString());
});

test('a file that is not what the list says is left out, and the rest goes on', async () => {
  const one = write('one', {...oldBuild, 'assets/js/more.89abcdef.js': 'more();'});
  await deploy(one, write('none', {'404.html': 'gone'}));
  writeFileSync(path.join(one, OLD), 'bad();');
  const two = write('two', newBuild);
  const {kept, warnings} = await deploy(two, one);
  expect(kept).toEqual(['assets/js/more.89abcdef.js']);
  expect(warnings).toEqual([expect.stringContaining('its SHA-256 differs')]);
  expect(namesIn(two)).toEqual([path.basename(NEW), 'more.89abcdef.js']);
});

test('nothing is written outside of the folder of hashed files, nor over the build’s own', async () => {
  const {chooseKept} = await load();
  const asset = {sha256: '0'.repeat(64), size: 1};
  const before = {'index.html': asset, 'assets/../index.html': asset, [NEW]: asset, [OLD]: asset};
  expect(Object.keys(chooseKept(before, {[NEW]: asset}, at(1)))).toEqual([OLD]);
});

test('what is kept has its bounds: the newest stays', async () => {
  const {chooseKept} = await load();
  const asset = (day: number) => ({
    sha256: '0'.repeat(64),
    size: 60_000_000,
    replaced: at(day).toISOString(),
  });
  const before = {'assets/a': asset(1), 'assets/b': asset(2)};
  expect(Object.keys(chooseKept(before, {}, at(3)))).toEqual(['assets/b']);
});

for (const [what, list] of [
  ['no JSON', '<!doctype html>'],
  ['another JSON', '{"files": []}'],
  ['a hash that is none', `{"assets": {"${OLD}": {"sha256": "x", "size": 1}}}`],
] as const) {
  test(`a list that is ${what} is a warning`, async () => {
    const one = write('one', {...oldBuild, 'assets.json': list});
    const {kept, warnings} = await deploy(write('two', newBuild), one);
    expect(kept).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('is no list of files')]);
  });
}

test('the command ends well where the published site does not answer', () => {
  const script = path.resolve(__dirname, '../../scripts/keep-old-assets.mjs');
  const site = write('one', oldBuild);
  const run = (...given: string[]) =>
    spawnSync(process.execPath, [script, ...given], {
      encoding: 'utf8',
      env: {...process.env, GITHUB_ACTIONS: 'true'},
    });
  const {status, stderr} = run(site, 'http://127.0.0.1:9/Base/');
  expect(stderr).toMatch(/^::warning::http.*assets\.json does not answer/);
  expect(status).toBe(0);
  expect(run('nowhere')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no built site'),
  });
});
