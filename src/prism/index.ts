/** Code colours, each with a contrast of at least 4.5:1 on the block and on a highlighted line. */
import type {PrismTheme} from 'prism-react-renderer';

const COMMENTS = ['comment', 'prolog', 'cdata', 'doctype'];

const COLOURS: [types: string[], light: string, dark: string][] = [
  [COMMENTS, '#575a60', '#a9adb5'],
  [['punctuation', 'operator'], '#45484e', '#c3c6cc'],
  // Command names are blue too, because red would look like an error.
  [
    [
      ...['tag', 'keyword', 'selector', 'important', 'atrule', 'rule'],
      ...['function', 'class-name', 'builtin', 'request-target'],
    ],
    '#0b5394',
    '#82bdf5',
  ],
  [['attr-name', 'property', 'header-name', 'variable', 'parameter'], '#6a3d9c', '#cdb0f8'],
  [['string', 'attr-value', 'char', 'url', 'inserted', 'header-value'], '#23622b', '#9ad29f'],
  // No numbers: in a shell command, Prism would find one in the first half of an IP address.
  [['boolean', 'constant', 'symbol', 'entity', 'regex'], '#8a4300', '#f0b775'],
  [['deleted'], '#a02c16', '#ffa28b'],
];

const makeTheme = (plain: PrismTheme['plain'], isDark: boolean): PrismTheme => ({
  plain,
  styles: COLOURS.map(([types, light, dark]) => ({
    types,
    style: {
      color: isDark ? dark : light,
      ...(types === COMMENTS && {fontStyle: 'italic'}),
    },
  })),
});

export const light = makeTheme({color: '#24262b', backgroundColor: '#f2f0ea'}, false);
export const dark = makeTheme({color: '#e4e2dd', backgroundColor: '#1f2228'}, true);
