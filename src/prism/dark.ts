import type {PrismTheme} from 'prism-react-renderer';

/** Code on dark paper; every colour has at least 4.5:1 on the background and on a highlighted line. */
const dark: PrismTheme = {
  plain: {color: '#e4e2dd', backgroundColor: '#1f2228'},
  styles: [
    {
      types: ['comment', 'prolog', 'cdata', 'doctype'],
      style: {color: '#a9adb5', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator'], style: {color: '#c3c6cc'}},
    {
      types: ['tag', 'keyword', 'selector', 'important', 'atrule', 'rule'],
      style: {color: '#82bdf5'},
    },
    {
      types: ['attr-name', 'property', 'header-name', 'variable', 'parameter'],
      style: {color: '#cdb0f8'},
    },
    {
      types: ['string', 'attr-value', 'char', 'url', 'inserted', 'header-value'],
      style: {color: '#9ad29f'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'entity', 'regex'],
      style: {color: '#f0b775'},
    },
    {types: ['function', 'class-name', 'builtin', 'request-target'], style: {color: '#ffa28b'}},
    {types: ['deleted'], style: {color: '#ffa28b'}},
  ],
};

export default dark;
