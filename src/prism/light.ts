import type {PrismTheme} from 'prism-react-renderer';

/** Code on light paper; every colour has at least 4.5:1 on the background and on a highlighted line. */
const light: PrismTheme = {
  plain: {color: '#24262b', backgroundColor: '#f2f0ea'},
  styles: [
    {
      types: ['comment', 'prolog', 'cdata', 'doctype'],
      style: {color: '#575a60', fontStyle: 'italic'},
    },
    {types: ['punctuation', 'operator'], style: {color: '#45484e'}},
    {
      types: ['tag', 'keyword', 'selector', 'important', 'atrule', 'rule'],
      style: {color: '#0b5394'},
    },
    {
      types: ['attr-name', 'property', 'header-name', 'variable', 'parameter'],
      style: {color: '#6a3d9c'},
    },
    {
      types: ['string', 'attr-value', 'char', 'url', 'inserted', 'header-value'],
      style: {color: '#23622b'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'entity', 'regex'],
      style: {color: '#8a4300'},
    },
    {types: ['function', 'class-name', 'builtin', 'request-target'], style: {color: '#a02c16'}},
    {types: ['deleted'], style: {color: '#a02c16'}},
  ],
};

export default light;
