import type {PrismTheme, PrismThemeEntry} from 'prism-react-renderer';
import {areAlike, tokenClass, type Mode} from './tokenStyles';

const toKebab = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (style: PrismThemeEntry) =>
  Object.entries(style)
    .map(([property, value]) => `${toKebab(property)}:${String(value)}`)
    .join(';');

function rules({plain, styles}: PrismTheme, scope: string, mode: Mode): string[] {
  const {color, backgroundColor} = plain;
  return [
    `${scope} .theme-code-block{--prism-color:${color};--prism-background-color:${backgroundColor}}`,
    ...styles.map(
      ({style}, index) => `${scope} .${tokenClass(mode, index)}{${declarations(style)}}`,
    ),
  ];
}

/**
 * The rules that colour code in both modes. Where the two themes list the same tokens one class serves
 * both, and dark is written over light; else each mode has its own.
 */
export function makeTokenCss(light: PrismTheme, dark: PrismTheme): string {
  const darkScope = "[data-theme='dark']";
  return (
    areAlike(light, dark)
      ? [...rules(light, ':root', 'light'), ...rules(dark, darkScope, 'light')]
      : [
          ...rules(light, ":root:not([data-theme='dark'])", 'light'),
          ...rules(dark, darkScope, 'dark'),
        ]
  ).join('\n');
}
