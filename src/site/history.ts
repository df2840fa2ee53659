/**
 * From where a page's dates come if its front matter has none: the history, read in one go.
 *
 * - Where there is no history, or only its end (a shallow clone, in which every file seems to be as old as
 *   the clone's first commit), there is no date in place of a wrong one.
 * - Docusaurus' own reader knows files by their whole path, and its sitemap asks for paths from the site's
 *   folder, so that posts had no date there.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/** Asks Git, as a worktree keeps its history elsewhere. A folder inside another repository has none. */
function hasWholeHistory(siteDir: string): boolean {
  const options = {cwd: siteDir, encoding: 'utf8'} as const;
  return (
    existsSync(path.join(siteDir, '.git')) &&
    spawnSync('git', ['rev-parse', '--is-shallow-repository'], options).stdout === 'false\n'
  );
}

/** @param siteDir The folder of docusaurus.config.ts. */
export function makeHistory(siteDir: string): VcsConfig {
  const reader = getVcsPreset(hasWholeHistory(siteDir) ? 'git-eager' : 'disabled');
  return {
    initialize: (params) => reader.initialize(params),
    getFileCreationInfo: (file) => reader.getFileCreationInfo(path.resolve(siteDir, file)),
    getFileLastUpdateInfo: (file) => reader.getFileLastUpdateInfo(path.resolve(siteDir, file)),
  };
}
