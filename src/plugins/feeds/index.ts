/**
 * A feed of the notes, the last changed first, at `docs/atom.xml`. Atom, as RSS and JSON Feed 1 have no
 * date of change that readers go by. A note without a date is not in it, nor is an unlisted one.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {toTypographic} from '../../markdown/typographic';
import {account} from '../../site/identity.cjs';
import {LICENCE} from '../../site/licence';
import {completeXml} from './complete';

/** How many notes a reader who subscribes is shown. */
const LIMIT = 50;

const FILE = 'docs/atom.xml';

type Note = LoadedContent['loadedVersions'][number]['docs'][number];
type DatedNote = Note & {lastUpdatedAt: number};

const isDated = (note: Note): note is DatedNote => typeof note.lastUpdatedAt === 'number';

/** By date, and of one date by address: two builds are the same. */
const byChange = (a: DatedNote, b: DatedNote) =>
  b.lastUpdatedAt - a.lastUpdatedAt || (a.permalink < b.permalink ? -1 : 1);

export default function feeds({siteConfig}: LoadContext): Plugin {
  const {title, url, baseUrl} = siteConfig;
  const feedTitle = `${title}: notes`;
  let notes: DatedNote[] = [];
  return {
    name: 'feeds',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      notes = docs.loadedVersions
        .flatMap((version) => version.docs)
        .filter((note) => !note.draft && !note.unlisted)
        .filter(isDated)
        .sort(byChange)
        .slice(0, LIMIT);
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: baseUrl + FILE,
            title: feedTitle,
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      if (notes.length === 0) {
        return;
      }
      const feed = new Feed({
        id: `${url}${baseUrl}docs`,
        link: `${url}${baseUrl}docs`,
        title: feedTitle,
        description: 'Study notes along the front-end roadmap, the last changed first.',
        language: siteConfig.i18n.defaultLocale,
        copyright: LICENCE.name,
        updated: new Date(notes[0]!.lastUpdatedAt),
        author: {name: account, link: `https://github.com/${account}`},
      });
      for (const {title: noteTitle, description, permalink, lastUpdatedAt} of notes) {
        feed.addItem({
          title: toTypographic(noteTitle),
          id: url + permalink,
          link: url + permalink,
          description: toTypographic(description),
          date: new Date(lastUpdatedAt),
        });
      }
      const file = path.join(outDir, FILE);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, completeXml(feed.atom1(), {address: url + baseUrl + FILE, baseUrl}));
    },
  };
}
