import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Whether git can tell when each file of `folder` changed. In a shallow clone it can't: there all files
 * seem to have come with the oldest commit that is there. A downloaded copy has no history at all.
 *
 * @param folder The top of a clone.
 * @returns `false` too where there is no git
 */
export function hasWholeHistory(folder: string): boolean {
  if (!existsSync(path.join(folder, '.git'))) {
    return false;
  }
  try {
    const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return isShallow.trim() === 'false';
  } catch {
    return false;
  }
}
