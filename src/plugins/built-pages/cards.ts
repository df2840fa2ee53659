/**
 * Draws a card for every page, the picture that is shown where the page is shared: its title beside a
 * piece of its line, as on the map. `WITHOUT_CARDS=1 npm run build` builds with one card for all pages.
 *
 * satori breaks lines as CSS does and makes outlines of letters, so that a card looks the same whatever a
 * system has installed; sharp makes PNGs of 64 colours.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import type {ReactNode} from 'react';
import {unescapeText} from '../../markdown/entities';
import {toTypographic} from '../../markdown/typographic';
import {lines} from '../../notes/roadmap';
import {describePlace, type Place} from '../content-index/places';
import {cardPathOf, fileOf, type BuiltSite} from './builtSite';

/** As readers of Open Graph show a large picture without cutting it, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

const PAPER = '#fcfbf8';
const INK = '#1c1d20';
const INK_MUTED = '#4c4f56';

const LINE_X = 100;
const LINE_WIDTH = 14;
const RING = 52;
const TITLE_HEIGHT = 340;
const LINE_HEIGHT = 1.18;
/** By the most characters of a title, the size that it fits at; a longer one ends in an ellipsis. */
const SIZES = [
  [53, 84],
  [83, 72],
  [99, 60],
  [149, 50],
  [Infinity, 42],
] as const;

const WEIGHTS = [400, 600] as const;

const TOKENS = 'src/css/tokens.css';

export type Card = {
  title: string;
  /** Above the title: the place on the map, or a post's date. */
  above?: string;
  place?: Place;
  /** Of the line, as in CSS. */
  colour: string;
  site: string;
};

type Style = Record<string, string | number>;

/** An element as satori takes it, without React. */
const box = (style: Style, children?: unknown): ReactNode =>
  ({type: 'div', props: {style: {display: 'flex', ...style}, children}}) as unknown as ReactNode;

const fixed = (style: Style, children?: unknown) => box({position: 'absolute', ...style}, children);

const drawRing = (y: number, isStop: boolean, colour: string) => {
  const size = isStop ? RING : RING * 0.62;
  return fixed({
    boxSizing: 'border-box',
    left: LINE_X - size / 2,
    top: y - size / 2,
    width: size,
    height: size,
    borderRadius: size / 2,
    border: `10px solid ${colour}`,
    background: isStop ? colour : PAPER,
  });
};

/** The rings of a line, the stop's filled; one filled ring for a page that is no stop. */
const drawRings = ({stop, stops}: Pick<Place, 'stop' | 'stops'>, colour: string) =>
  Array.from({length: stops}, (_, index) =>
    drawRing((HEIGHT * (index + 1)) / (stops + 1), index + 1 === stop, colour),
  );

function drawCard({title, above = '', place, colour, site}: Card): ReactNode {
  const fontSize = SIZES.find(([most]) => title.length <= most)![1];
  const text = {left: 190, width: 930};
  const titleStyle = {
    display: 'block',
    fontSize,
    fontWeight: 600,
    lineHeight: LINE_HEIGHT,
    letterSpacing: -1,
    lineClamp: Math.floor(TITLE_HEIGHT / (fontSize * LINE_HEIGHT)),
    wordBreak: 'break-word',
  };
  const line = {left: LINE_X - LINE_WIDTH / 2, top: 0, width: LINE_WIDTH, height: HEIGHT};
  return box({width: '100%', height: '100%', background: PAPER, color: INK}, [
    fixed({...line, background: colour}),
    ...drawRings(place ?? {stop: 1, stops: 1}, colour),
    fixed({...text, top: 64, fontSize: 36, fontWeight: 600, color: colour}, above),
    fixed({...text, top: 132, height: TITLE_HEIGHT, alignItems: 'center'}, [
      box(titleStyle, title),
    ]),
    fixed({...text, bottom: 60, fontSize: 34, color: INK_MUTED}, site),
  ]);
}

const readFonts = () =>
  WEIGHTS.map((weight) => ({
    name: 'Inter',
    data: readFileSync(
      createRequire(__filename).resolve(
        `@fontsource/inter/files/inter-latin-${weight}-normal.woff`,
      ),
    ),
    weight,
    style: 'normal' as const,
  }));

/** The font has Latin letters; anything else would be an empty box. */
const keepLatin = (text: string) => text.replace(/[^ -\u00ff\u2000-\u206f\u20ac]/g, '').trim();

/** @returns a PNG of `WIDTH` by `HEIGHT`, less than 60 KB */
export async function renderCard(card: Card, fonts = readFonts()): Promise<Buffer> {
  const drawing = drawCard({...card, title: keepLatin(card.title)});
  const svg = await satori(drawing, {width: WIDTH, height: HEIGHT, fonts});
  return sharp(Buffer.from(svg)).png({palette: true, colours: 64, effort: 1, dither: 0}).toBuffer();
}

/** A page that is on no line has the colour of the first. */
function readColour(css: string, line: string = lines[0]!.id): string {
  const colour = new RegExp(`--site-line-${line}:\\s*(#\\w+)`).exec(css)?.[1];
  if (!colour) {
    throw new Error(
      `${TOKENS} has no "--site-line-${line}: #…", which the line's cards are drawn in.`,
    );
  }
  return colour;
}

/** The title of a built page, without the site's. */
function readTitle(html: string, delimiter: string): string {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  return unescapeText(title).split(` ${delimiter} `)[0]!;
}

const toDay = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(date);

/** Writes a card beside each page; metadata.ts names it in the page. */
export async function drawCards(site: BuiltSite): Promise<void> {
  const {siteDir, outDir, config, routes, notes, posts} = site;
  const css = readFileSync(path.join(siteDir, TOKENS), 'utf8');
  const fonts = readFonts();
  const draw = async (route: string) => {
    const note = notes.get(route);
    const post = posts.get(route);
    const title =
      note?.doc.title ??
      post?.title ??
      readTitle(readFileSync(fileOf(route, site), 'utf8'), config.titleDelimiter);
    const png = await renderCard(
      {
        title: route === config.baseUrl ? config.title : toTypographic(title),
        above: note ? describePlace(note.place, ' · ') : post && `Blog · ${toDay(post.date)}`,
        place: note?.place,
        colour: readColour(css, note?.place.lineId),
        site: config.title,
      },
      fonts,
    );
    const file = path.join(outDir, decodeURI(cardPathOf(route).slice(config.baseUrl.length)));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, png);
  };
  await Promise.all(routes.map(draw));
}
