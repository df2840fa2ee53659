/**
 * Has the banners of unlisted pages and drafts, which every layout brings along, take the one kind of
 * admonition that they show, and not the list of all kinds with their icons.
 */
import path from 'node:path';
import {fileOf, type Ground} from '../ground';

const CLASSIC = '@docusaurus/theme-classic';
const ADMONITION = '@theme/Admonition';
const KIND = `${ADMONITION}/Type/Caution`;

const banners = ['Unlisted', 'Draft'].map((name) => `lib/theme/ContentVisibility/${name}/index.js`);

export const visibilityGround: readonly Ground[] = [
  ...banners.map((file) => ({
    package: CLASSIC,
    file,
    has: [`import Admonition from '${ADMONITION}';`, 'type="caution"', 'title={<'],
  })),
  {
    package: CLASSIC,
    file: 'lib/theme/Admonition/Types.js',
    has: ['caution: AdmonitionTypeCaution,'],
  },
  {
    package: CLASSIC,
    file: 'lib/theme/Admonition/index.js',
    has: ['return <AdmonitionTypeComponent {...props} />;'],
  },
];

/**
 * The bundler's rules.
 *
 * @param aliases The bundler's, which tell whose a component of the theme is.
 */
export function visibilityRules(aliases: Record<string, string>): object[] {
  const classicDir = fileOf(CLASSIC, 'lib/theme') + path.sep;
  const isClassic = [ADMONITION, `${ADMONITION}/Types`].every((name) =>
    aliases[name]?.startsWith(classicDir),
  );
  // A site's own may show something else.
  return isClassic
    ? [
        {
          include: banners.map((file) => fileOf(CLASSIC, file)),
          resolve: {alias: {[ADMONITION]: aliases[KIND]}},
        },
      ]
    : [];
}
