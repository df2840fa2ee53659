// @ts-check
/** Leaves nothing behind, however a run ends: temporary folders go, child processes are ended. */
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @type {Set<() => void>} */
const pending = new Set();

/**
 * Has something undone when the process ends, also by Ctrl+C.
 *
 * @param {() => void} undo Must be synchronous: nothing else runs while a process exits.
 * @returns {() => void} Undoes it now instead.
 */
export function undoAtExit(undo) {
  pending.add(undo);
  return () => {
    if (pending.delete(undo)) {
      undo();
    }
  };
}

/**
 * Makes a temporary folder outside of the repository that is removed when the process ends.
 *
 * @returns {string} Its absolute path.
 */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'frontend-notes-'));
  undoAtExit(() => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  return folder;
}

process.on('exit', () => {
  // The newest first: what writes into a folder ends before the folder goes.
  for (const undo of [...pending].reverse()) {
    try {
      undo();
    } catch (error) {
      console.error(error);
    }
  }
});

for (const [signal, exitCode] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])) {
  process.on(signal, () => process.exit(exitCode));
}
