/**
 * From where a page's dates come if its front matter has none: the history, read in one go.
 *
 * - Where there is no history, or only its end (a shallow clone, in which every file seems to be as old as
 *   the clone's first commit), there is no date in place of a wrong one.
 * - Docusaurus' own reader knows files by their whole path, and its sitemap asks for paths from the site's
 *   folder, so that posts had no date there.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/** @param siteDir The folder of docusaurus.config.ts. */
export function makeHistory(siteDir: string): VcsConfig {
  const has = (name: string) => existsSync(path.join(siteDir, name));
  const reader = getVcsPreset(has('.git') && !has('.git/shallow') ? 'git-eager' : 'disabled');
  return {
    initialize: (params) => reader.initialize(params),
    getFileCreationInfo: (file) => reader.getFileCreationInfo(path.resolve(siteDir, file)),
    getFileLastUpdateInfo: (file) => reader.getFileLastUpdateInfo(path.resolve(siteDir, file)),
  };
}
