/**
 * Draws a picture of every page for where it is shared, beside the page: `0-6-DNS.png` beside `0-6-DNS`.
 * src/theme/SiteMetadata names it. `WITHOUT_CARDS=1 npm run build` builds with one picture for all pages.
 *
 * satori, because it breaks lines and cuts them as CSS does and makes outlines of letters, so that what is
 * installed on a system makes no difference; sharp makes PNGs of 64 colours of it, a third as large as in
 * full colour. A card takes 45 ms of CPU, four at a time half of that: with them, a build of 9 notes takes a sixth
 * longer, one of 500 half as long again. A browser, which could draw the same, is not to be had wherever
 * a site is built.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unescapeText} from '../../markdown/entities';
import {toTypographic} from '../../markdown/typographic';
import {toMapLines} from '../content-index';
import {describePlace, findPlaces} from '../content-index/places';
import {madeBefore} from '../warm-cache/madeBefore';
import type {Card} from './card';
import {cardPath} from './cardPath';

const TOKENS = 'src/css/tokens.css';

/** Cards that are drawn at a time: as many threads sharp has by default, for whom satori draws ahead. */
const AT_ONCE = 4;

/** Files and packages that a card depends on besides what it says. */
const SOURCES = ['card.ts', 'fonts.ts', 'render.ts'].map((file) => path.join(__dirname, file));
const PACKAGES = ['satori', 'sharp', '@fontsource/inter', '@fontsource/noto-sans-sc'];

/** Loaded when the first card is drawn: where all were drawn before, the build does without the packages. */
const draw = async (card: Card) => (await import('./render')).renderCard(card);

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

/** The title of a built page without the site's, which the card says anyway. */
function readTitle(html: string, delimiter: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return unescapeText(title).replace(new RegExp(` \\${delimiter} [^${delimiter}]*$`), '');
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
      const places = findPlaces(lines);
      for (const {title, permalink} of lines.flatMap(({stops}) => stops)) {
        const {lineId, stop, stops} = places.get(permalink)!;
        const place = describePlace(places.get(permalink)!, ' · ');
        known.set(permalink, {
          title: toTypographic(title),
          place,
          stop: {stop, stops},
          line: lineId,
        });
      }
      const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
      for (const {metadata} of blog.blogPosts) {
        const place = `Blog · ${format.format(metadata.date)}`;
        known.set(metadata.permalink, {title: toTypographic(metadata.title), place});
      }
    },
    async postBuild({outDir, routesPaths}) {
      const cards = madeBefore({
        siteDir,
        name: 'social-cards',
        sources: SOURCES,
        packages: PACKAGES,
      });
      const routes = routesPaths.values();
      const drawAll = async () => {
        for (const route of routes) {
          const card = cardPath(route).slice(baseUrl.length);
          // Docusaurus writes a page of src/pages with an accent in its name as its address has it.
          const page = path.join(outDir, card.replace(/png$/, 'html'));
          const file = path.join(outDir, decodeURI(card));
          const {line = firstLine, ...words} = known.get(route) ?? {
            title: readTitle(readFileSync(page, 'utf8'), titleDelimiter),
          };
          const shown = {...words, colour: readColour(css, line), site};
          const png = await cards.get(JSON.stringify(shown), () => draw(shown));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, png);
        }
      };
      await Promise.all(Array.from({length: AT_ONCE}, drawAll));
      cards.keep();
    },
  };
}
