import type {PrismTheme, PrismThemeEntry} from 'prism-react-renderer';

/** The class of the tokens that the theme's style number `index` colours. */
export function tokenClass(index: number): string {
  return `t${index}`;
}

function declarations({color, fontStyle, fontWeight}: PrismThemeEntry): string {
  return [
    color && `color:${color}`,
    fontStyle && `font-style:${fontStyle}`,
    fontWeight && `font-weight:${fontWeight}`,
  ]
    .filter(Boolean)
    .join(';');
}

function rules(theme: PrismTheme, scope: string): string[] {
  const {color, backgroundColor} = theme.plain;
  return [
    `${scope} .theme-code-block{--prism-color:${color};--prism-background-color:${backgroundColor}}`,
    ...theme.styles.map(
      ({style}, index) => `${scope} .${tokenClass(index)}{${declarations(style)}}`,
    ),
  ];
}

/**
 * The rules that colour tokens in both modes. Throws where the two themes do not style the same
 * tokens in the same order, because one class then can't serve both.
 */
export function makeTokenCss(light: PrismTheme, dark: PrismTheme): string {
  const order = (theme: PrismTheme) => JSON.stringify(theme.styles.map(({types}) => types));
  if (order(light) !== order(dark)) {
    throw new Error(
      'src/prism/light.ts and src/prism/dark.ts must list the same token types in the same order.',
    );
  }
  return [...rules(light, ':root'), ...rules(dark, "[data-theme='dark']")].join('\n');
}
