/** Takes from the generated site configuration, which every page loads, what only the build reads. */
import path from 'node:path';
import {transformFile, type TransformRule} from '../bundler/transform';
import {partError} from '../ground';

/** Read by the build alone. Some tell where on a machine the site was built. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** The same in `future`; the router stays, which the client reads. */
const BUILD_ONLY_FUTURE = ['experimental_vcs', 'faster', 'v4'];

/** @returns The keys that were there. */
function remove(object: Record<string, unknown>, names: readonly string[]): string[] {
  const keys = names.filter((key) => key in object);
  keys.forEach((key) => delete object[key]);
  return keys;
}

/**
 * Makes a module of the configuration that is left.
 *
 * @param source `docusaurus.config.mjs`, as core generates it.
 * @throws Error where it is no longer `export default` and JSON.
 */
function leaveOutOfConfig(source: string): string {
  const json = /^export default (\{.*\});?\s*$/ms.exec(source)?.[1];
  if (!json) {
    throw partError(
      'client',
      'Docusaurus no longer generates docusaurus.config.mjs as "export default" and JSON.',
    );
  }
  const config = JSON.parse(json) as Record<string, unknown> & {future?: Record<string, unknown>};
  const keys = remove(config, BUILD_ONLY);
  const future = config.future ?? {};
  const futureKeys = remove(future, BUILD_ONLY_FUTURE);
  const helper = JSON.stringify(path.join(__dirname, 'leaveOut.ts'));
  return `import {leaveOut} from ${helper};
const config = ${JSON.stringify({...config, future})};
leaveOut(config.future, ${JSON.stringify(futureKeys)}, 'siteConfig.future');
export default leaveOut(config, ${JSON.stringify(keys)});`;
}

/** A bundler's rule. */
export function withoutBuildOnly(generatedFilesDir: string): TransformRule {
  return transformFile(path.join(generatedFilesDir, 'docusaurus.config.mjs'), leaveOutOfConfig);
}
