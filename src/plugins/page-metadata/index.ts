/**
 * Tells what a page is to those who do not read it as one: search engines by JSON-LD (schema.org), places
 * where it is shared by Open Graph (https://ogp.me/). Docusaurus says titles, descriptions, addresses,
 * breadcrumbs and posts by itself; here is the rest, written into the built pages, so that no reader loads
 * a script for it. Whoever reads such data loads each page anew; after a click on a link it is gone
 * (src/clientModules/dropPageFacts.ts).
 *
 * A date is that of the front matter or of the history; a page without one has none.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {readPage, writePage} from '../builtPages';
import {toMapLines} from '../content-index';
import {findPlaces} from '../content-index/places';
import {makeHead, type NoteFacts} from './head';

/** Ends the head of every built page; core's template has it once. */
const HEAD_END = '</head>';

/** A page's file in the build, as `trailingSlash: false` has it. */
const fileOf = (route: string, baseUrl: string) =>
  route === baseUrl ? 'index.html' : `${route.slice(baseUrl.length).replace(/\.html$/, '')}.html`;

/** The stops of the map, by their permalinks. */
async function readNotes(
  docs: LoadedContent,
  history: DocusaurusConfig['future']['experimental_vcs'],
): Promise<Map<string, NoteFacts>> {
  const places = findPlaces(toMapLines(docs));
  const facts = docs.loadedVersions
    .flatMap((version) => version.docs)
    .filter(({permalink}) => places.has(permalink))
    .map(async ({title, description, permalink, frontMatter, lastUpdatedAt, source}) => {
      const created = await history.getFileCreationInfo(aliasedSitePathToRelativePath(source));
      const note: NoteFacts = {
        title,
        description,
        permalink,
        keywords: frontMatter.keywords ?? [],
        changed: lastUpdatedAt ?? undefined,
        published: created?.timestamp,
        place: places.get(permalink)!,
      };
      return [permalink, note] as const;
    });
  return new Map(await Promise.all(facts));
}

const makeRobots = (sitemap: string) => `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`;

export default function pageMetadata({siteConfig}: LoadContext): Plugin {
  const {url, baseUrl} = siteConfig;
  let notes = new Map<string, NoteFacts>();
  return {
    name: 'page-metadata',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      notes = await readNotes(docs, siteConfig.future.experimental_vcs);
    },
    // Without a pause, as the plugin content-security-policy, before which it stands: that one reads each
    // page when this one is done.
    async postBuild({outDir, routesPaths}) {
      for (const route of routesPaths) {
        const file = path.join(outDir, fileOf(route, baseUrl));
        const html = readPage(file);
        const end = html.indexOf(HEAD_END);
        if (end < 0) {
          throw new Error(
            `page-metadata: ${file} has no "${HEAD_END}", before which its metadata is to stand. Adapt src/plugins/page-metadata.`,
          );
        }
        const facts = {isHome: route === baseUrl, note: notes.get(route)};
        const head = makeHead(facts, siteConfig, html.toString('utf8', 0, end));
        writePage(file, [html.subarray(0, end), Buffer.from(head), html.subarray(end)]);
      }
      writeFileSync(path.join(outDir, 'robots.txt'), makeRobots(`${url}${baseUrl}sitemap.xml`));
    },
  };
}
