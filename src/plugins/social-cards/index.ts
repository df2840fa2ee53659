/**
 * Draws a picture of every page for where it is shared, beside the page: `0-6-DNS.png` beside `0-6-DNS`.
 * src/theme/SiteMetadata names it. `WITHOUT_CARDS=1 npm run build` builds with one picture for all pages.
 *
 * satori, because it breaks lines and cuts them as CSS does and makes outlines of letters, so that what is
 * installed on a system makes no difference; sharp makes PNGs of 64 colours of it, a third as large as in
 * full colour. A card takes 45 ms of CPU. A browser, which could draw the same, is not to be had wherever
 * a site is built.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toTypographic} from '../../markdown/typographic';
import {toMapLines} from '../content-index';
import type {Card} from './card';
import {cardPath} from './cardPath';
import {makeCardCache} from './cache';

const TOKENS = 'src/css/tokens.css';

/** A line's colour on paper; a page that is on no line has that of the first. */
function readColour(css: string, line: string): string {
  const colour = new RegExp(`--site-line-${line}:\\s*(#\\w+)`).exec(css)?.[1];
  if (!colour) {
    throw new Error(
      `${TOKENS} has no “--site-line-${line}: #…”, which the line's cards are drawn in.`,
    );
  }
  return colour;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The title of a built page without the site's, which the card says anyway. */
function readTitle(html: string, delimiter: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return title
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
    .replace(new RegExp(` \\${delimiter} [^${delimiter}]*$`), '');
}

export default function socialCards({siteDir, siteConfig}: LoadContext): Plugin {
  const {baseUrl, title: site, titleDelimiter} = siteConfig;
  const css = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  /** What notes and posts show, by permalink. */
  const known = new Map<string, Pick<Card, 'title' | 'place' | 'stop'> & {line?: string}>();
  let firstLine = '';
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const lines = toMapLines(docs);
      firstLine = lines[0]!.id;
      known.set(baseUrl, {title: site});
      for (const {id, label, stops} of lines) {
        stops.forEach(({title, permalink}, index) => {
          const stop = {stop: index + 1, stops: stops.length};
          const place = `${label} · stop ${stop.stop} of ${stop.stops}`;
          known.set(permalink, {title: toTypographic(title), place, stop, line: id});
        });
      }
      const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
      for (const {metadata} of blog.blogPosts) {
        const place = `Blog · ${format.format(metadata.date)}`;
        known.set(metadata.permalink, {title: toTypographic(metadata.title), place});
      }
    },
    async postBuild({outDir, routesPaths}) {
      const lockFile = path.join(siteDir, 'package-lock.json');
      // In CI what is published is made of the commit alone; without a lock file the packages' versions
      // are not known.
      const cache =
        process.env.CI || !existsSync(lockFile)
          ? makeCardCache()
          : makeCardCache({
              folder: path.join(siteDir, 'node_modules/.cache/social-cards'),
              lock: readFileSync(lockFile, 'utf8'),
            });
      for (const route of routesPaths) {
        const file = path.join(outDir, decodeURI(cardPath(route)).slice(baseUrl.length));
        const page = file.replace(/png$/, 'html');
        const {line = firstLine, ...words} = known.get(route) ?? {
          title: readTitle(readFileSync(page, 'utf8'), titleDelimiter),
        };
        const png = await cache.draw({...words, colour: readColour(css, line), site});
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, png);
      }
      cache.removeUnused();
    },
  };
}
