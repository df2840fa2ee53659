/**
 * Draws each page's card, the image that sites show when the page is shared: its title and its line's
 * colour. `WITHOUT_CARDS=1 npm run build` uses one card for all pages.
 *
 * satori breaks lines as CSS does and turns letters into outlines, so a card looks the same whatever
 * fonts a system has; sharp makes PNGs with 64 colours.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import type {ReactNode} from 'react';
import {unescapeText} from '../../notes/entities';
import {toTypographic} from '../../notes/typographic';
import {lines} from '../../notes/roadmap';
import {describePlace} from '../../notes/places';
import {cardPathOf, type BuiltSite, type Page} from './builtSite';

/** The size, in pixels, at which sites show a large Open Graph image uncropped. */
const WIDTH = 1200;
const HEIGHT = 630;

const PAPER = '#fcfbf8';
const INK = '#1c1d20';

const WEIGHTS = [400, 600] as const;
/** Each script has its own font name, because fonts with the same name would replace each other. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;

const TOKENS = 'src/css/tokens.css';

/** Replaces a card that can't be drawn. */
const COMMON_CARD = 'static/img/social-card.png';

export type Card = {
  title: string;
  /** Above the title: the place on the map, or a post's date. */
  above?: string;
  /** The line's colour, in CSS syntax. */
  colour: string;
  site: string;
};

/** An element in the form satori expects, without React. */
const box = (style: Record<string, string | number>, children: unknown): ReactNode =>
  ({type: 'div', props: {style: {display: 'flex', ...style}, children}}) as unknown as ReactNode;

/** A title of more than three lines ends in an ellipsis. */
const drawCard = ({title, above = '', colour, site}: Card): ReactNode =>
  box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 80px',
      borderLeft: `40px solid ${colour}`,
      background: PAPER,
      color: INK,
      fontFamily: SCRIPTS.map((script) => `Inter ${script}`).join(', '),
      fontSize: 36,
    },
    [
      box({fontWeight: 600, color: colour}, above),
      box(
        {
          display: 'block',
          fontSize: title.length < 60 ? 84 : 64,
          fontWeight: 600,
          lineHeight: 1.2,
          lineClamp: 3,
          wordBreak: 'break-word',
        },
        title,
      ),
      box({}, site),
    ],
  );

const readFonts = () =>
  SCRIPTS.flatMap((script) =>
    WEIGHTS.map((weight) => ({
      name: `Inter ${script}`,
      data: readFileSync(
        createRequire(__filename).resolve(
          `@fontsource/inter/files/inter-${script}-${weight}-normal.woff`,
        ),
      ),
      weight,
      style: 'normal' as const,
    })),
  );

/**
 * @returns a PNG of `WIDTH` by `HEIGHT` pixels, smaller than 60 KB; `undefined` if the fonts lack a
 *   character, which would appear as an empty box
 */
export async function renderCard(card: Card, fonts = readFonts()): Promise<Buffer | undefined> {
  let isComplete = true;
  const svg = await satori(drawCard(card), {
    width: WIDTH,
    height: HEIGHT,
    fonts,
    loadAdditionalAsset: async () => {
      isComplete = false;
      return [];
    },
  });
  if (!isComplete) {
    return undefined;
  }
  return sharp(Buffer.from(svg)).png({palette: true, colours: 64, effort: 1, dither: 0}).toBuffer();
}

/** A page that isn't on a line gets the first line's colour. */
function readColour(css: string, line: string = lines[0]!.id): string {
  const colour = new RegExp(`--site-line-${line}:\\s*(#\\w+)`).exec(css)?.[1];
  if (!colour) {
    throw new Error(
      `${TOKENS} doesn't define "--site-line-${line}: #…". Add it; that line's cards need the colour.`,
    );
  }
  return colour;
}

/** A built page's title, without the site's. */
function readTitle(html: string, delimiter: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return unescapeText(title).split(` ${delimiter} `)[0]!;
}

const toDay = (date: Date) =>
  new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'}).format(date);

/** Writes a card for each page; metadata.ts links the page to it. */
export async function drawCards(site: BuiltSite): Promise<void> {
  const {siteDir, outDir, config, pages, notes, posts} = site;
  const css = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  const fonts = readFonts();
  const draw = async ([route, {html}]: [string, Page]) => {
    const note = notes.get(route);
    const post = posts.get(route);
    const title = note?.doc.title ?? post?.title ?? readTitle(html, config.titleDelimiter);
    const png = await renderCard(
      {
        title: route === config.baseUrl ? config.title : toTypographic(title),
        above: note ? describePlace(note.place, ' · ') : post && `Blog · ${toDay(post.date)}`,
        colour: readColour(css, note?.place.lineId),
        site: config.title,
      },
      fonts,
    );
    const file = path.join(outDir, decodeURI(cardPathOf(route).slice(config.baseUrl.length)));
    mkdirSync(path.dirname(file), {recursive: true});
    if (!png) {
      console.warn(
        `The font for preview images lacks a character in "${title}" (${route}), so that page gets ${COMMON_CARD} instead. Change the title to give the page its own image.`,
      );
    }
    writeFileSync(file, png ?? readFileSync(path.join(siteDir, COMMON_CARD)));
  };
  await Promise.all([...pages].map(draw));
}
