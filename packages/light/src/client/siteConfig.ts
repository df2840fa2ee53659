import path from 'node:path';
import {transformFile, type TransformRule} from '../bundler/transform';
import {partError} from '../dependsOnFiles';

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
 * The module of the site's configuration without what only the build reads. To read such a key is an
 * error that says so: on the server, which renders every page, it stops the build.
 *
 * @param source `docusaurus.config.mjs`, as core generates it.
 * @throws Error where it is no longer `export default` and JSON.
 */
function withoutBuildKeys(source: string): string {
  const json = /^export default (\{.*\});?\s*$/ms.exec(source)?.[1];
  if (!json) {
    throw partError(
      'client',
      'Docusaurus no longer generates docusaurus.config.mjs as "export default" and JSON.',
    );
  }
  const entries = Object.entries(JSON.parse(json) as Record<string, unknown>);
  const config = Object.fromEntries(entries.filter(([key]) => !BUILD_ONLY.includes(key)));
  return `const config = ${JSON.stringify(config)};
for (const key of ${JSON.stringify(BUILD_ONLY)}) {
  Object.defineProperty(config, key, {
    get() {
      throw new Error('siteConfig.' + key + " is for the build alone. To have it in the browser: light(site, {without: ['client']}).");
    },
  });
}
export default config;`;
}

/** A bundler's rule. */
export function siteConfigRule(generatedFilesDir: string): TransformRule {
  return transformFile(path.join(generatedFilesDir, 'docusaurus.config.mjs'), withoutBuildKeys);
}
