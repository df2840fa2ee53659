/** What a card shows, and how: the page's title beside a piece of its line, as on the map. */
import type {ReactNode} from 'react';

export type Card = {
  title: string;
  /** Above the title: the place on the map, or a post's date. */
  place?: string;
  /** Of the line, a hexadecimal colour. */
  colour: string;
  /** The stops of the line and the one that is meant, from one; none of a page that is no stop. */
  stop?: {stop: number; stops: number};
  site: string;
};

/** As Open Graph's readers show a large picture without cutting it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const PAPER = '#fcfbf8';
const INK = '#1c1d20';
const INK_MUTED = '#4c4f56';

const LINE_X = 100;
const LINE_WIDTH = 14;
const RING = 52;
const TEXT_X = 190;
const TEXT_WIDTH = 930;
const TITLE_HEIGHT = 340;
const LINE_HEIGHT = 1.18;
/** The largest that fits is taken; at the smallest, what is too long ends in an ellipsis. */
const SIZES = [84, 72, 60, 50, 42];

/** How many rings stand on a line at most; of a longer one, those around the stop. */
const MOST_RINGS = 7;

type Style = Record<string, string | number>;

/** An element as satori takes it, without React. */
const box = (style: Style, children?: unknown): ReactNode =>
  ({type: 'div', props: {style: {display: 'flex', ...style}, children}}) as unknown as ReactNode;

/** Of the size of the font, on the average; Chinese characters are as wide as they are high. */
const widthOf = (text: string) =>
  [...text].reduce(
    (width, character) =>
      width + (/[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/.test(character) ? 1 : 0.56),
    0,
  );

const linesAt = (size: number) => Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT));

/**
 * @returns The size in pixels at which a title fits, and the lines that it may have there. A line is never
 *   quite full, so a tenth is not counted on; nor can a word be larger than a line.
 */
export function fitTitle(title: string): {size: number; lines: number} {
  const room = TEXT_WIDTH * 0.9;
  const longestWord = Math.max(...title.split(/[\s\u2e80-\u9fff]+/).map(widthOf));
  const size =
    SIZES.find(
      (each) =>
        Math.ceil((widthOf(title) * each) / room) <= linesAt(each) &&
        longestWord * each <= TEXT_WIDTH,
    ) ?? SIZES.at(-1)!;
  return {size, lines: linesAt(size)};
}

/** The heights of the rings on the line, and which of them is the stop. */
function placeRings({stop, stops}: {stop: number; stops: number}): {y: number; isStop: boolean}[] {
  const count = Math.min(stops, MOST_RINGS);
  const first = Math.max(1, Math.min(stop - Math.floor(count / 2), stops - count + 1));
  return Array.from({length: count}, (_, index) => ({
    y: Math.round((HEIGHT * (index + 1)) / (count + 1)),
    isStop: first + index === stop,
  }));
}

const ring = (y: number, isFilled: boolean, colour: string) => {
  const size = isFilled ? RING : RING * 0.62;
  return box({
    position: 'absolute',
    boxSizing: 'border-box',
    left: LINE_X - size / 2,
    top: y - size / 2,
    width: size,
    height: size,
    borderRadius: size / 2,
    border: `10px solid ${colour}`,
    background: isFilled ? colour : PAPER,
  });
};

/** @returns The card as satori draws it, `WIDTH` by `HEIGHT` pixels. */
export function drawCard({title, place, colour, stop, site}: Card): ReactNode {
  const {size, lines} = fitTitle(title);
  const rings = stop ? placeRings(stop) : [{y: HEIGHT / 2, isStop: true}];
  return box({width: '100%', height: '100%', background: PAPER, color: INK}, [
    box({
      position: 'absolute',
      left: LINE_X - LINE_WIDTH / 2,
      top: 0,
      width: LINE_WIDTH,
      height: HEIGHT,
      background: colour,
    }),
    ...rings.map(({y, isStop}) => ring(y, isStop, colour)),
    box(
      {
        position: 'absolute',
        left: TEXT_X,
        top: 64,
        width: TEXT_WIDTH,
        fontSize: 36,
        fontWeight: 600,
        color: colour,
      },
      place ?? '',
    ),
    box(
      {
        position: 'absolute',
        left: TEXT_X,
        top: 132,
        width: TEXT_WIDTH,
        height: TITLE_HEIGHT,
        alignItems: 'center',
      },
      [
        box(
          {
            display: 'block',
            width: TEXT_WIDTH,
            fontSize: size,
            fontWeight: 600,
            lineHeight: LINE_HEIGHT,
            letterSpacing: -1,
            lineClamp: lines,
            textOverflow: 'ellipsis',
            wordBreak: 'break-word',
          },
          title,
        ),
      ],
    ),
    box(
      {
        position: 'absolute',
        left: TEXT_X,
        bottom: 60,
        width: TEXT_WIDTH,
        fontSize: 34,
        color: INK_MUTED,
      },
      site,
    ),
  ]);
}
