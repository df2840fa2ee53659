import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import realSite from '../../docusaurus.config';
import {addOddContents} from './parts/oddContents';

const root = path.resolve(__dirname, '../..');
const fromRoot = (file: string) => path.resolve(root, file);

const {navbar, footer, ...realThemeConfig} = realSite.themeConfig as Preset.ThemeConfig;

const config: Config = {
  ...realSite,
  title: 'Test Site',
  staticDirectories: [fromRoot('static')],
  // Shared parts of the theme link to the real site's notes.
  onBrokenLinks: 'ignore',
  clientModules: [...realSite.clientModules!.map((file) => fromRoot(file!)), './parts/faults.ts'],
  markdown: {...realSite.markdown, preprocessor: addOddContents},
  plugins: ['./parts/realTheme.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          lastVersion: 'current',
          versions: {current: {label: 'Next'}},
        },
        blog: false,
        // Not in src, which stands for the real site's folder here.
        pages: {path: 'pages'},
        theme: {
          customCss: [
            'src/css/tokens.css',
            'src/css/custom.css',
            'src/css/theme.css',
            'src/css/print.css',
          ].map(fromRoot),
        },
        sitemap: false,
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    ...realThemeConfig,
    colorMode: {...realThemeConfig.colorMode, respectPrefersColorScheme: true},
    navbar: {
      ...navbar,
      title: 'Test Site',
      hideOnScroll: true,
      items: [
        {to: '/docs/intro', label: 'Docs', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
      ],
    },
    footer: {...footer, links: []},
  } satisfies Preset.ThemeConfig,
};

export default config;
