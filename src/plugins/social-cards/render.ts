import satori from 'satori';
import sharp from 'sharp';
import {drawCard, HEIGHT, WIDTH, type Card} from './card';
import {findFonts, keepKnown} from './fonts';

/** Paper, ink, the line's and what lies between them; as many again would show no difference. */
const COLOURS = 64;

/**
 * @param card Characters that no font has are left out of it.
 * @returns A PNG of less than 60 KB.
 */
export async function renderCard(given: Card): Promise<Buffer> {
  const card = {...given, title: keepKnown(given.title), place: keepKnown(given.place ?? '')};
  const fonts = findFonts([card.title, card.place, card.site].join(''));
  const svg = await satori(drawCard(card), {width: WIDTH, height: HEIGHT, fonts});
  return sharp(Buffer.from(svg))
    .png({palette: true, colours: COLOURS, effort: 1, dither: 0})
    .toBuffer();
}
