import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test} from '@playwright/test';

/**
 * Gives each test of a file a folder of its own, which goes when the test ends.
 *
 * @param prefix Of the folder's name.
 * @returns Writes files, contents by path, into a folder in it, and says where that is.
 */
export function useTemporaryFolder(
  prefix: string,
): (name: string, files: Record<string, string>) => string {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}-`));
  });
  test.afterEach(() => rmSync(folder, {recursive: true}));
  return (name, files) => {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name, file)), {recursive: true});
      writeFileSync(path.join(folder, name, file), content);
    }
    return path.join(folder, name);
  };
}
