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

/**
 * Makes a module of the configuration that is left.
 *
 * @param source `docusaurus.config.mjs`, as core generates it.
 * @throws Error where it is no longer `export default` and JSON.
 */
export function leaveOutOfConfig(source: string): string {
  const json = /^export default (\{.*\});?\s*$/ms.exec(source)?.[1];
  if (!json) {
    throw partError(
      'client',
      'Docusaurus no longer generates docusaurus.config.mjs as "export default" and JSON.',
    );
  }
  const config = JSON.parse(json) as Record<string, unknown>;
  const keys = BUILD_ONLY.filter((key) => key in config);
  keys.forEach((key) => delete config[key]);
  const helper = JSON.stringify(path.join(__dirname, 'leaveOut.ts'));
  return `import {leaveOut} from ${helper};
export default leaveOut(${JSON.stringify(config)}, ${JSON.stringify(keys)});`;
}

/** A bundler's rule. */
export function withoutBuildOnly(generatedFilesDir: string): TransformRule {
  return transformFile(path.join(generatedFilesDir, 'docusaurus.config.mjs'), leaveOutOfConfig);
}
