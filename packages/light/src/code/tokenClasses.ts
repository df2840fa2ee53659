/**
 * The colours of code as classes. A class stands for one entry of a theme's list, in light mode (`t0`) or
 * in dark (`d0`); of two classes with one property the later entry's counts, as in the theme.
 */
import type {PrismTheme, PrismThemeEntry} from 'prism-react-renderer';

type Style = Record<string, unknown>;

const PREFIX = {light: 't', dark: 'd'};

type Mode = keyof typeof PREFIX;

const mergeStyles = ({styles}: PrismTheme, indexes: readonly number[]): Style =>
  Object.assign({}, ...indexes.map((index) => styles[index]!.style)) as Style;

const isSame = (a: Style, b: Style) =>
  Object.keys({...a, ...b}).every((property) => a[property] === b[property]);

/**
 * The classes of a token.
 *
 * @param types Its own and those of the tokens around it: of two with one property the later type's counts.
 *   Where classes can't say so, the later entry of the theme wins.
 */
export function tokenClasses(
  theme: PrismTheme,
  mode: Mode,
  types: readonly string[],
  language: string,
): string[] {
  const entries = types.flatMap((type) =>
    theme.styles.flatMap((entry, index) =>
      entry.types.includes(type) && (entry.languages?.includes(language) ?? true) ? [index] : [],
    ),
  );
  const look = mergeStyles(theme, entries);
  const one = entries.find((index) => isSame(look, mergeStyles(theme, [index])));
  const needed = one === undefined ? [...new Set(entries)] : [one];
  return needed.map((index) => PREFIX[mode] + index);
}

const declarations = (style: PrismThemeEntry) =>
  Object.entries(style)
    .map(
      ([property, value]) =>
        `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`,
    )
    .join(';');

function rulesOf({plain, styles}: PrismTheme, scope: string, mode: Mode): string[] {
  const {color, backgroundColor} = plain;
  return [
    `${scope} .theme-code-block{--prism-color:${color};--prism-background-color:${backgroundColor}}`,
    ...styles.map(({style}, index) => `${scope} .${PREFIX[mode]}${index}{${declarations(style)}}`),
  ];
}

/** The rules that colour code in both modes. */
export function tokenCss(light: PrismTheme, dark: PrismTheme): string {
  return [
    ...rulesOf(light, ":root:not([data-theme='dark'])", 'light'),
    ...rulesOf(dark, "[data-theme='dark']", 'dark'),
  ].join('\n');
}
