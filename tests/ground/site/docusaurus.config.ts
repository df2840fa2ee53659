/**
 * A site with everything that Docusaurus lets an author do, for comparing what is built with the
 * light build (`src/light`) and without it.
 *
 * GROUND_VARIANT names the form (see ../variants.mjs). GROUND_LIGHT is empty for the stock build, and
 * else the list of the parts to leave out, as JSON.
 */
import type {Config, PluginModule} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {themes} from 'prism-react-renderer';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import light from '../../../src/light';
import {getVariant} from '../variants.mjs';

const variant = getVariant(process.env.GROUND_VARIANT ?? 'whole');
const [defaultLocale] = variant.locales;

/**
 * Stock looks for a linked file beside the file that links to it. Of two notes one of which is
 * translated it so finds neither from the other, and says so.
 */
const onBroken = variant.locales.length > 1 ? 'warn' : 'throw';

const markdown = {
  remarkPlugins: [remarkMath, [npm2yarn, {sync: true}] as [typeof npm2yarn, object]],
  rehypePlugins: [
    [rehypeKatex, {strict: false, macros: {'\\R': '\\mathbb{R}'}}] as [typeof rehypeKatex, object],
  ],
  admonitions: {keywords: ['question'], extendDefaults: true},
};

/** A PostCSS plugin, as a plugin adds one: turns `ground-colour` into `color`. */
const addsPostCss: PluginModule = () => ({
  name: 'adds-postcss',
  configurePostCss(options) {
    options.plugins.push({
      postcssPlugin: 'ground-colour',
      Declaration: {
        'ground-colour': (declaration: {prop: string}) => {
          declaration.prop = 'color';
        },
      },
    });
    return options;
  },
});

/** What a plugin of the author can do to a site: tags, a route, global data, a client module. */
const addsRoute: PluginModule = ({baseUrl}) => ({
  name: 'adds-route',
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
  title: 'Ground',
  tagline: 'Everything that an author may do',
  url: 'https://ground.example.invalid',
  baseUrl: variant.baseUrl,
  trailingSlash: variant.trailingSlash,
  favicon: 'img/light.svg',
  onBrokenLinks: onBroken,
  onBrokenAnchors: 'warn',
  i18n: {
    defaultLocale: defaultLocale!,
    locales: variant.locales,
    localeConfigs: {ar: {direction: 'rtl', label: 'العربية'}},
  },
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
  markdown: {
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: 'throw'},
  },
  customFields: {word: 'custom field'},
  headTags: [{tagName: 'meta', attributes: {name: 'from-config', content: 'yes'}}],
  stylesheets: [{href: `${variant.baseUrl}own.css`, media: 'screen'}],
  scripts: [{src: `${variant.baseUrl}own.js`, defer: true}],
  clientModules: ['./src/configModule.ts'],
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  plugins: [
    addsPostCss,
    addsRoute,
    [
      '@docusaurus/plugin-content-docs',
      {id: 'second', path: 'second', routeBasePath: 'second', sidebarPath: undefined, ...markdown},
    ],
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: 'https://example.invalid/edit/',
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
          versions: {current: {label: 'Next 🚧'}, '1.0': {banner: 'unmaintained', badge: true}},
          ...markdown,
        },
        blog: {
          blogTitle: 'Blog of the ground',
          blogDescription: 'Described.',
          postsPerPage: 2,
          blogSidebarCount: 'ALL',
          showReadingTime: true,
          feedOptions: {type: null},
          onInlineAuthors: 'ignore',
          ...markdown,
        },
        pages: {...markdown, showLastUpdateTime: true},
        theme: {customCss: ['./src/css/custom.css', require.resolve('katex/dist/katex.min.css')]},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/picture.png',
    metadata: [{name: 'own-theme', content: 'metadata'}],
    announcementBar: {id: 'ground', content: 'Announced <a href="#">here</a>', isCloseable: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {
      title: 'Ground',
      logo: {alt: 'Logo', src: 'img/light.svg', srcDark: 'img/dark.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'main', label: 'Docs', docsPluginId: 'default'},
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
        {type: 'doc', docId: 'intro', docsPluginId: 'second', label: 'Second'},
        {type: 'docsVersion', position: 'right'},
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsAfter: [{to: '/page', label: 'More'}],
        },
        {type: 'localeDropdown', position: 'right'},
        {
          type: 'html',
          position: 'right',
          value: '<button type="button" class="own-item">HTML</button>',
        },
      ],
    },
    footer: {
      style: 'dark',
      logo: {alt: 'Footer logo', src: 'img/light.svg', href: '/page'},
      links: [
        {title: 'Column', items: [{label: 'Docs', to: '/docs'}, {html: '<i>html</i>'}]},
        {title: 'Other', items: [{label: 'Elsewhere', href: 'https://example.invalid/'}]},
      ],
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

const lightSetting = process.env.GROUND_LIGHT;

export default lightSetting ? light(site, {without: JSON.parse(lightSetting)}) : site;
