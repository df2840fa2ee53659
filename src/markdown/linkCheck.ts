import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {decodePath} from '../browser/addresses';
import {nearestNames} from './nearestNames';

type Version = Pick<
  LoadedContent['loadedVersions'][number],
  'path' | 'tagsPath' | 'docs' | 'sidebars'
>;

/** @returns what is wrong with a link's address, as it is written or with the base path */
export type FindDeadLink = (url: string) => string | undefined;

/** The addresses of generated pages of categories, as sidebars hold them at any depth. */
const listCategories = (sidebars: unknown): string[] =>
  sidebars && typeof sidebars === 'object'
    ? Object.entries(sidebars).flatMap(([key, value]) =>
        key === 'permalink' && typeof value === 'string' ? [value] : listCategories(value),
      )
    : [];

/**
 * For `npm start`, which Docusaurus has look at links to files alone: finds links by address to notes
 * that are not there. Only plugins are told which notes there are, so this is a plugin and, for what
 * reads markdown, a function.
 */
export function makeLinkCheck(): {
  plugin: (context: Pick<LoadContext, 'baseUrl'>) => Plugin;
  findDeadLink: FindDeadLink;
} {
  let base = '/';
  let versions: readonly Version[] = [];
  let pages = new Set<string>();

  const plugin = ({baseUrl}: Pick<LoadContext, 'baseUrl'>): Plugin => ({
    name: 'link-check',
    async allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      base = baseUrl;
      versions = docs.flatMap((content) => (content as LoadedContent).loadedVersions);
      const permalinks = versions.flatMap((version) => [
        ...version.docs.map(({permalink}) => permalink),
        ...listCategories(version.sidebars),
      ]);
      pages = new Set(permalinks.map(decodePath));
    },
  });

  const findDeadLink = (url: string) => {
    const written = decodePath(url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
    const address = written.startsWith(base) ? written : path.posix.join(base, written);
    const isOfNotes = versions.some(
      (version) =>
        // Where notes stand at the root, what else stands there is not known.
        version.path !== base &&
        address.startsWith(`${version.path}/`) &&
        !address.startsWith(version.tagsPath),
    );
    if (!written.startsWith('/') || !isOfNotes || pages.has(address)) {
      return undefined;
    }
    const near = nearestNames(address, pages).map((each) => `/${each.slice(base.length)}`);
    return `there is no page ${written}. Mend the address (near ones: ${near.join(', ')}), or write the note.`;
  };

  return {plugin, findDeadLink};
}
