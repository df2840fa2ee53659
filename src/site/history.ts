/**
 * Gives pages dates from Git if their front matter has none, reading the history in one pass.
 *
 * - If there's no history, or only the end of it (in a shallow clone, every file seems as old as the
 *   clone's first commit), a page has no date rather than a wrong one.
 * - Docusaurus' own reader expects absolute paths, but its sitemap passes paths relative to the site's folder,
 *   so posts would have no date there.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/** Asks Git, because a worktree's history is elsewhere. A folder inside another repository has no history. */
function hasWholeHistory(siteDir: string): boolean {
  const options = {cwd: siteDir, encoding: 'utf8'} as const;
  if (!existsSync(path.join(siteDir, '.git'))) {
    return false;
  }
  // Fails before the first commit.
  const git = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], options);
  return git.status === 0 && git.stdout.startsWith('false');
}

/** @param siteDir The folder that contains docusaurus.config.ts. */
export function makeHistory(siteDir: string): VcsConfig {
  const reader = getVcsPreset(hasWholeHistory(siteDir) ? 'git-eager' : 'disabled');
  return {
    initialize: (params) => reader.initialize(params),
    getFileCreationInfo: (file) => reader.getFileCreationInfo(path.resolve(siteDir, file)),
    getFileLastUpdateInfo: (file) => reader.getFileLastUpdateInfo(path.resolve(siteDir, file)),
  };
}
