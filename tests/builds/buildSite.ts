import {spawn, type ChildProcess} from 'node:child_process';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Config} from '@docusaurus/types';

const ROOT = path.resolve(__dirname, '../..');

/** Below the root, so that packages are found. Git, the linters and the type check pass it by. */
const SITES = path.join(ROOT, '.cache', 'build-rules');

/** The real configuration with its rules, on as little else as a build needs. */
const CONFIG = `
import realSite from '../../../docusaurus.config';

const {title, url, baseUrl, trailingSlash, future, markdown, onBrokenLinks, onBrokenAnchors,
  onDuplicateRoutes} = realSite;
const [[, {docs: {numberPrefixParser, breadcrumbs, remarkPlugins}}]] = realSite.presets;

export default {
  title, url, baseUrl, trailingSlash, future, markdown, onBrokenLinks, onBrokenAnchors,
  onDuplicateRoutes,
  presets: [['classic', {
    docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', numberPrefixParser, breadcrumbs,
      remarkPlugins},
    blog: false,
    sitemap: false,
  }]],
  ...OVERRIDES,
};
`;

const HEALTHY_FILES: Record<string, string> = {
  'package.json': '{}',
  'sidebars.ts': 'export default {tutorialSidebar: ["home", "note"]};',
  'docs/home.md': '---\ntitle: Home\nslug: /\n---\n\n[The note](./note.md#part)\n',
  'docs/note.md': '---\ntitle: Note\n---\n\n## Part\n\n[Home](./home.md)\n',
};

export type BuildResult = {
  succeeded: boolean;
  /** The exit code; none where a signal ended it. */
  code: number | null;
  output: string;
};

/**
 * Writes a tiny site under the real site's build-time rules.
 *
 * @param name Names the site's folder; no two tests at a time may share it.
 * @param files Contents by path; each replaces or joins the files of a healthy site.
 * @param overrides Settings in place of the real configuration's.
 * @returns The site's folder.
 */
export async function writeSite(
  name: string,
  files: Record<string, string> = {},
  overrides: Partial<Config> = {},
): Promise<string> {
  const directory = path.join(SITES, name);
  const config = CONFIG.replace('OVERRIDES', JSON.stringify(overrides));
  await removeSite(name);
  const allFiles = {...HEALTHY_FILES, ...files, 'docusaurus.config.js': config};
  for (const [file, content] of Object.entries(allFiles)) {
    await mkdir(path.dirname(path.join(directory, file)), {recursive: true});
    await writeFile(path.join(directory, file), content);
  }
  return directory;
}

export const removeSite = (name: string): Promise<void> =>
  rm(path.join(SITES, name), {recursive: true, force: true, maxRetries: 5});

/**
 * Builds the site in a folder as "npm run build" does. `isStarted` is given the process.
 */
export function runBuild(
  directory: string,
  isStarted: (build: ChildProcess) => void = () => {},
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    let output = '';
    const build = spawn(process.execPath, [path.join(ROOT, 'scripts/build.mjs')], {
      cwd: directory,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: undefined},
    });
    const collect = (data: Buffer) => {
      output += data.toString();
    };
    build.stdout.on('data', collect);
    build.stderr.on('data', collect);
    build.on('error', reject);
    build.on('close', (code) => resolve({succeeded: code === 0, code, output}));
    isStarted(build);
  });
}

/** Writes a tiny site, builds it and removes it; see `writeSite`. */
export async function buildSite(...site: Parameters<typeof writeSite>): Promise<BuildResult> {
  const directory = await writeSite(...site);
  try {
    return await runBuild(directory);
  } finally {
    await removeSite(site[0]);
  }
}
