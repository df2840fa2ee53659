/**
 * Gives this site the real site's theme folder as if it were its own, and empty lists in place of
 * what the real site's content-index plugin writes.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const root = path.resolve(__dirname, '../../..');
const sources = path.join(root, 'src');

/** A theme's own folder would also hide the originals that its components wrap. */
function getThemeAliases(): Record<string, string> {
  const themeFolder = path.join(sources, 'theme');
  const components = readdirSync(themeFolder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?<!\.d)\.tsx?$/.test(file),
  );
  return Object.fromEntries(
    components.map((file) => [
      `@theme/${file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, '')}`,
      path.join(themeFolder, file),
    ]),
  );
}

export default function realTheme(): Plugin {
  return {
    name: 'content-index',
    configureWebpack: ({resolve}) => ({
      mergeStrategy: {'resolve.alias': 'replace'},
      // The first alias that fits is taken, so the longer one stands before `@site`.
      resolve: {
        alias: {
          '@site/src': sources,
          '@site/labs': path.join(root, 'labs'),
          ...resolve?.alias,
          ...getThemeAliases(),
        },
      },
    }),
    async contentLoaded({actions}) {
      await actions.createData('lines.json', []);
      await actions.createData('questions.json', {});
      await actions.createData('glossary.json', []);
    },
  };
}
