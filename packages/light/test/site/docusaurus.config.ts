/**
 * A site that uses every feature Docusaurus offers authors, to compare the light build with a stock build.
 * FIXTURE_STOCK leaves the light build out.
 */
import path from 'node:path';
import type {Config, PluginModule} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';
import light from '../../src';
import {basePath as baseUrl} from '../../../../src/site/identity.cjs';

const markdown = {admonitions: {keywords: ['question'], extendDefaults: true}};

/** Adds a PostCSS plugin that turns `own-colour` into `color`. */
const addsPostCss: PluginModule = () => ({
  name: 'adds-postcss',
  configurePostCss(options) {
    options.plugins.push({
      postcssPlugin: 'own-colour',
      Declaration: {
        'own-colour': (declaration: {prop: string}) => {
          declaration.prop = 'color';
        },
      },
    });
    return options;
  },
});

/** What an author's plugin can add to a site: tags, a route, global data, a client module, a theme. */
const addsRoute: PluginModule = () => ({
  name: 'adds-route',
  getThemePath: () => path.join(__dirname, 'live'),
  getClientModules: () => ['./src/clientModule.ts'],
  injectHtmlTags: () => ({
    headTags: [{tagName: 'meta', attributes: {name: 'injected', content: 'yes'}}],
    postBodyTags: ['<div id="injected-last"></div>'],
  }),
  async contentLoaded({actions}) {
    const data = await actions.createData('given.json', {words: 'given to the route'});
    actions.setGlobalData({known: 'everywhere'});
    actions.addRoute({
      path: `${baseUrl}added`,
      component: '@site/src/components/Added.tsx',
      modules: {given: data},
      exact: true,
    });
  },
});

const site: Config = {
  title: 'Fixture',
  tagline: 'Everything that an author may do',
  url: 'https://fixture.example.invalid',
  baseUrl,
  trailingSlash: false,
  favicon: 'img/light.svg',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  future: {
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      ssgWorkerThreads: true,
    },
    v4: {removeLegacyPostBuildHeadAttribute: true},
    experimental_vcs: 'hardcoded',
  },
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'}},
  customFields: {word: 'custom field'},
  headTags: [{tagName: 'meta', attributes: {name: 'from-config', content: 'yes'}}],
  stylesheets: [{href: `${baseUrl}own.css`, media: 'screen'}],
  scripts: [{src: `${baseUrl}own.js`, defer: true}],
  plugins: [addsPostCss, addsRoute],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: 'https://example.invalid/edit/',
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
          ...markdown,
        },
        blog: {
          postsPerPage: 2,
          blogSidebarCount: 'ALL',
          feedOptions: {type: null},
          onInlineAuthors: 'ignore',
          ...markdown,
        },
        pages: {...markdown, showLastUpdateTime: true},
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/picture.png',
    metadata: [{name: 'own-theme', content: 'metadata'}],
    announcementBar: {id: 'own', content: 'Announced <a href="#">here</a>', isCloseable: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {
      title: 'Fixture',
      logo: {alt: 'Logo', src: 'img/light.svg', srcDark: 'img/dark.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'main', label: 'Docs'},
        {
          label: 'Dropdown',
          position: 'left',
          items: [
            {type: 'doc', docId: 'start', label: 'Nested doc'},
            {type: 'html', value: '<hr>'},
            {to: '/page', label: 'Page'},
            {href: 'https://example.invalid/', label: 'Elsewhere'},
          ],
        },
        {to: '/blog', label: 'Blog'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'html', position: 'right', value: '<button class="own-item">HTML</button>'},
      ],
    },
    footer: {
      style: 'dark',
      logo: {alt: 'Footer logo', src: 'img/light.svg', href: '/page'},
      links: [{title: 'Column', items: [{label: 'Docs', to: '/docs'}, {html: '<i>html</i>'}]}],
      copyright: 'Copyright <b>nobody</b>',
    },
    prism: {
      theme: themes.github,
      darkTheme: themes.dracula,
      additionalLanguages: ['bash', 'diff', 'json'],
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {className: 'code-block-error-line', line: 'This will error'},
        {className: 'code-block-good-line', block: {start: 'good-start', end: 'good-end'}},
      ],
    },
  } satisfies Preset.ThemeConfig,
};

export default process.env.FIXTURE_STOCK
  ? site
  : light(site, {static: ['@site/src/components/Drawing', '@site/src/theme']});
