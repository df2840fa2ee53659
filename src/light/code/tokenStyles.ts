/**
 * Which classes give a token the look that the highlighter's themes give it. A class stands for one
 * entry of a theme's list; of two classes with one property the later entry's counts, as in CSS.
 */
import type {PrismTheme, PrismThemeEntry} from 'prism-react-renderer';

export type Mode = 'light' | 'dark';

type Style = Record<string, unknown>;

/** The class of entry `index` of a theme's list. */
export function tokenClass(mode: Mode, index: number): string {
  return `${mode === 'light' ? 't' : 'd'}${index}`;
}

function entriesFor({styles}: PrismTheme, type: string, language: string): number[] {
  return styles.flatMap(({types, languages}, index) =>
    types.includes(type) && (!languages || languages.includes(language)) ? [index] : [],
  );
}

function merge({styles}: PrismTheme, indexes: readonly number[]): Style {
  return Object.assign(
    {},
    ...indexes.map((index) => styles[index]!.style as PrismThemeEntry),
  ) as Style;
}

const isSame = (a: Style, b: Style) =>
  Object.keys({...a, ...b}).every((property) => a[property] === b[property]);

/**
 * @param types The token's own and its aliases, in the highlighter's order: later ones win.
 * @returns The classes, none for a token in the plain colour; `undefined` where classes can't give the
 *   look, because an earlier entry of the list should win over a later one.
 */
export function findTokenClasses(
  theme: PrismTheme,
  mode: Mode,
  types: readonly string[],
  language: string,
): string[] | undefined {
  const wanted = types.flatMap((type) => entriesFor(theme, type, language));
  const look = merge(theme, wanted);
  const candidates = [
    [],
    ...wanted.map((index) => [index]),
    [...new Set(wanted)].sort((a, b) => a - b),
  ];
  return candidates
    .find((indexes) => isSame(look, merge(theme, indexes)))
    ?.map((index) => tokenClass(mode, index));
}

/** Whether both modes style the same tokens in the same order, so that one class serves both. */
export function areAlike(light: PrismTheme, dark: PrismTheme): boolean {
  const order = ({styles}: PrismTheme) =>
    JSON.stringify(styles.map(({types, languages}) => [types, languages]));
  return order(light) === order(dark);
}
