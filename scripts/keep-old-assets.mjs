// @ts-check
/**
 * Adds to a built site the scripts, stylesheets and pictures of earlier deployments that the published
 * site still has, for readers whose pages are from then.
 *
 *     node scripts/keep-old-assets.mjs <folder of the built site> [<address of the published site>]
 *
 * Never fails for what the published site says: that would stop a deployment, a first one among others.
 * What could not be had is a warning.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {basePath, origin} from '../src/site/identity.cjs';
import {KEPT_FOR, keepOldAssets} from './lib/old-assets.mjs';

const [folder = '', address = origin + basePath] = process.argv.slice(2);

if (!existsSync(path.join(folder, 'index.html'))) {
  console.error(
    `There is no built site in "${folder}". Name its folder: node scripts/keep-old-assets.mjs build`,
  );
  process.exit(1);
}

const {kept, warnings} = await keepOldAssets(folder, address);

for (const warning of warnings) {
  // On GitHub it stands on the page of the run.
  console.warn(process.env.GITHUB_ACTIONS ? `::warning::${warning}` : warning);
}
if (warnings.length > 0) {
  console.warn(
    'Readers whose pages name such a file get their page anew. On the first deployment that is as it should be.',
  );
}
console.log(
  `${kept.length} files of earlier deployments are kept, each for ${KEPT_FOR} days after it was replaced.`,
);
