// @ts-check
import {readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from '../scripts/lib/root.mjs';

/** @param {string} name Of a package. */
function versionOf(name) {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return /** @type {string} */ (JSON.parse(readFileSync(file, 'utf8')).version);
}

/**
 * @param {string} chromium Its version.
 * @returns {Record<string, string>} What a result depends on.
 */
export function getVersions(chromium) {
  const processors = os.cpus();
  return {
    Node: process.versions.node,
    Chromium: chromium,
    Docusaurus: versionOf('@docusaurus/core'),
    React: versionOf('react-dom'),
    Lighthouse: versionOf('lighthouse'),
    System: `${os.type()} ${os.release()} ${os.arch()}`,
    Processors: `${processors.length} × ${processors[0]?.model ?? 'unknown'}`,
    Memory: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
  };
}
