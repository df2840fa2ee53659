/**
 * A feed of the notes on the map, most recently updated first, at `docs/atom.xml` (RFC 4287). Atom only,
 * because RSS and JSON Feed have no update date that feed readers use. Notes without a date are left out.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {escapeText} from '../../notes/entities';
import {describeMinutes} from '../../notes/addedFrontMatter';
import {toTypographic} from '../../notes/typographic';
import {account} from '../../site/identity.cjs';
import {LICENCE} from '../../site/licence';
import type {BuiltSite, Note} from './builtSite';

export const NOTES_FEED = 'docs/atom.xml';
export const ATOM = 'application/atom+xml';

const makeEntry = (url: string, {doc}: Note) => `
  <entry>
    <title>${escapeText(toTypographic(doc.title))}</title>
    <id>${url}${doc.permalink}</id>
    <link href="${url}${doc.permalink}"/>
    <updated>${new Date(doc.lastUpdatedAt!).toISOString()}</updated>
    <summary>${escapeText(`${toTypographic(doc.description)} (${describeMinutes(doc.frontMatter)})`)}</summary>
  </entry>`;

export function writeNotesFeed({outDir, config: {title, url, baseUrl}, notes}: BuiltSite): void {
  const dated = [...notes.values()]
    .filter(({doc}) => doc.lastUpdatedAt)
    .sort((a, b) => b.doc.lastUpdatedAt! - a.doc.lastUpdatedAt!);
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<?xml-stylesheet type="text/css" href="${baseUrl}feed.css"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${url}${baseUrl}docs</id>
  <link href="${url}${baseUrl}docs"/>
  <link rel="self" type="${ATOM}" href="${url}${baseUrl}${NOTES_FEED}"/>
  <title>${escapeText(title)}: notes</title>
  <subtitle>Study notes that follow the front-end roadmap, most recently updated first.</subtitle>
  <updated>${new Date(dated[0]?.doc.lastUpdatedAt ?? 0).toISOString()}</updated>
  <author><name>${account}</name><uri>https://github.com/${account}</uri></author>
  <rights>${LICENCE.name}</rights>${dated.map((note) => makeEntry(url, note)).join('')}
</feed>
`;
  const file = path.join(outDir, NOTES_FEED);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, feed);
}
