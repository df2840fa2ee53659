// @ts-check
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates a temporary folder outside the repository and removes it when the process ends, even after
 * Ctrl+C.
 *
 * @returns {string} Its absolute path.
 */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'frontend-notes-'));
  process.on('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
  return folder;
}
