/**
 * The steps Chromium ran after a script changed one property, up to the frame that showed the change, as
 * measured by labs/browser/changes.mjs. The standards let each engine decide which steps to repeat.
 */
export const STEPS = ['style', 'layout', 'paint', 'commit', 'raster', 'composite'] as const;

export type Step = (typeof STEPS)[number];

const NO_LAYOUT: readonly Step[] = ['style', 'paint', 'commit', 'raster', 'composite'];
const SAME_LAYER: readonly Step[] = ['style', 'commit', 'raster', 'composite'];
const OWN_LAYER: readonly Step[] = ['style', 'commit', 'composite'];

/** The steps that ran, by the lab's name for the change. */
export const CHANGES = {
  width: STEPS,
  display: STEPS,
  visibility: NO_LAYOUT,
  color: NO_LAYOUT,
  'background-color': NO_LAYOUT,
  'transform, the first one': STEPS,
  'opacity, the first one': STEPS,
  'transform, another one': SAME_LAYER,
  'opacity, another one': SAME_LAYER,
  'transform, own layer': OWN_LAYER,
  'opacity, own layer': OWN_LAYER,
  'transform, the first one, own layer': OWN_LAYER,
  'opacity, the first one, own layer': OWN_LAYER,
} satisfies Record<string, readonly Step[]>;

export type Change = keyof typeof CHANGES;

/** `style, layout and paint` */
export const listWords = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');

export const skipped = (change: Change): Step[] =>
  STEPS.filter((step) => !(CHANGES[change] as readonly Step[]).includes(step));
