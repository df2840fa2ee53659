/**
 * A feed of the notes, the last changed first, at `docs/atom.xml`: RFC 4287. Atom, as RSS and JSON Feed
 * have no date of change that readers go by. A note without a date is not in it, nor is an unlisted one.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {escapeText} from '../../markdown/entities';
import {describeMinutes} from '../../markdown/noteFrontMatter';
import {toTypographic} from '../../markdown/typographic';
import {account} from '../../site/identity.cjs';
import {LICENCE} from '../../site/licence';

const FILE = 'docs/atom.xml';
const TYPE = 'application/atom+xml';

type Doc = LoadedContent['loadedVersions'][number]['docs'][number];

const toDate = (milliseconds: number) => new Date(milliseconds).toISOString();

const makeEntry = (url: string) => (doc: Doc) => `
  <entry>
    <title>${escapeText(toTypographic(doc.title))}</title>
    <id>${url}${doc.permalink}</id>
    <link href="${url}${doc.permalink}"/>
    <updated>${toDate(doc.lastUpdatedAt!)}</updated>
    <summary>${escapeText(`${toTypographic(doc.description)} (${describeMinutes(doc.frontMatter)})`)}</summary>
  </entry>`;

export default function notesFeed({siteConfig: {title, url, baseUrl}}: LoadContext): Plugin {
  const feedTitle = `${title}: notes`;
  let docs: Doc[] = [];
  return {
    name: 'notes-feed',
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
      docs = loadedVersions
        .flatMap((version) => version.docs)
        .filter(({unlisted, lastUpdatedAt}) => !unlisted && lastUpdatedAt)
        .sort((a, b) => b.lastUpdatedAt! - a.lastUpdatedAt!);
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'alternate', type: TYPE, href: baseUrl + FILE, title: feedTitle},
        },
      ],
    }),
    async postBuild({outDir}) {
      const [newest] = docs;
      if (!newest) {
        return;
      }
      const feed = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="${baseUrl}feed.css"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${url}${baseUrl}docs</id>
  <link href="${url}${baseUrl}docs"/>
  <link rel="self" type="${TYPE}" href="${url}${baseUrl}${FILE}"/>
  <title>${escapeText(feedTitle)}</title>
  <subtitle>Study notes along the front-end roadmap, the last changed first.</subtitle>
  <updated>${toDate(newest.lastUpdatedAt!)}</updated>
  <author><name>${account}</name><uri>https://github.com/${account}</uri></author>
  <rights>${LICENCE.name}</rights>${docs.map(makeEntry(url)).join('')}
</feed>
`;
      const file = path.join(outDir, FILE);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, feed);
    },
  };
}
