// @ts-check
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';

const SITE = path.join(import.meta.dirname, 'site');

const CORE = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));

/**
 * Builds the fixture site.
 *
 * @param {string} name `<form>-light` or `<form>-stock`; with anything behind it, a folder of its own.
 * @param {{site?: string, environment?: Record<string, string>}} [options]
 *   `site` is the folder of another site.
 * @returns {Promise<{succeeded: boolean, output: string}>} What the build printed.
 */
export function buildSite(name, {site = SITE, environment = {}} = {}) {
  const [form = '', kind] = name.split('-');
  return new Promise((resolve, reject) => {
    let output = '';
    const build = spawn(
      process.execPath,
      [path.join(CORE, 'bin/docusaurus.mjs'), 'build', site, '--out-dir', `build/${name}`],
      {
        env: {
          ...process.env,
          NO_COLOR: '1',
          FORCE_COLOR: undefined,
          FIXTURE_FORM: form,
          FIXTURE_STOCK: kind === 'stock' ? 'true' : '',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
          ...environment,
        },
      },
    );
    const collect = (/** @type {Buffer} */ data) => {
      output += data.toString();
    };
    build.stdout.on('data', collect);
    build.stderr.on('data', collect);
    build.on('error', reject);
    build.on('close', (code) => resolve({succeeded: code === 0, output}));
  });
}
