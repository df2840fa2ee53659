import {execFile} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Config} from '@docusaurus/types';
import {test} from '@playwright/test';

const ROOT = path.resolve(__dirname, '../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** The real configuration's rules and little else. Options it doesn't set keep their defaults here too. */
const CONFIG = `
import realSite from ${JSON.stringify(path.join(ROOT, 'docusaurus.config'))};

const {title, url, baseUrl, trailingSlash, future, markdown, onBrokenAnchors} = realSite;
const [[, {docs: {numberPrefixParser, remarkPlugins}}]] = realSite.presets;

export default {
  title, url, baseUrl, trailingSlash, future, markdown, onBrokenAnchors,
  presets: [['classic', {
    docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', numberPrefixParser, remarkPlugins},
    blog: false,
    sitemap: false,
  }]],
  ...OVERRIDES,
};
`;

/**
 * Creates a tiny site with the real site's build rules, inside the repository so that packages are found.
 *
 * @param files Contents by path; each file is added to a valid site or replaces one of its files.
 * @param overrides Settings that replace the real configuration's.
 * @returns The site's folder, which only this test uses.
 */
export async function writeSite(
  files: Record<string, string>,
  overrides: Partial<Config> = {},
): Promise<string> {
  const directory = test.info().outputPath('site');
  const all = {
    'package.json': '{}',
    'sidebars.ts': 'export default {tutorialSidebar: ["home", "note"]};',
    'docs/home.md': '---\ntitle: Home\nslug: /\n---\n\n[The note](./note.md#part)\n',
    'docs/note.md': '---\ntitle: Note\n---\n\n## Part\n\n[Home](./home.md)\n',
    ...files,
    'docusaurus.config.js': CONFIG.replace('OVERRIDES', JSON.stringify(overrides)),
  };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(directory, file)), {recursive: true});
    await writeFile(path.join(directory, file), content);
  }
  return directory;
}

/** Builds the site in a folder as `npm run build` does in CI, where some warnings are errors. */
export async function runBuild(cwd: string): Promise<{succeeded: boolean; output: string}> {
  const env = {...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined};
  const build = promisify(execFile)(process.execPath, [DOCUSAURUS, 'build'], {cwd, env});
  const {code, stdout, stderr} = await build.then(
    (printed) => ({code: 0, ...printed}),
    (error: {code: number; stdout: string; stderr: string}) => error,
  );
  return {succeeded: code === 0, output: stdout + stderr};
}
