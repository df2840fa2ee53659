/**
 * The configuration from create-docusaurus 3.10.2 (classic-typescript template), with our names and URLs,
 * plus whatever the notes need to compile, marked by comments.
 */
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {themes as prismThemes} from 'prism-react-renderer';
import {account, basePath, origin, projectName} from '@site/src/site/identity.cjs';
import {parseNoteFrontMatter} from '@site/src/markdown/parseFrontMatter';
import remarkComponents from '@site/src/markdown/remarkComponents';
import remarkTerm from '@site/src/markdown/remarkTerm';
import remarkTranscript from '@site/src/markdown/remarkTranscript';

const editUrl =
  'https://github.com/facebook/docusaurus/tree/main/packages/create-docusaurus/templates/shared/';

const config: Config = {
  title: 'Frontend Roadmap Notes',
  tagline: 'Dinosaurs are cool',
  favicon: 'img/favicon.ico',
  future: {v4: true},
  url: origin,
  baseUrl: basePath,
  organizationName: account,
  projectName,
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // For the notes' URLs, comments and heading ids, and the reading times on the map.
  trailingSlash: false,
  markdown: {
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    parseFrontMatter: parseNoteFrontMatter,
  },
  // For the map on the home page and the start page.
  plugins: ['./src/plugins/content-index/index.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl,
          // For the notes' URLs, transcripts, terms and figures.
          numberPrefixParser: false,
          remarkPlugins: [[remarkTranscript, {siteDir: __dirname}], remarkTerm, remarkComponents],
        },
        blog: {
          showReadingTime: true,
          feedOptions: {type: ['rss', 'atom'], xslt: true},
          editUrl,
          onInlineTags: 'warn',
          onInlineAuthors: 'warn',
          onUntruncatedBlogPosts: 'warn',
        },
        // Replaces the template's colours, because the figures use this site's.
        theme: {customCss: './src/css/tokens.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Frontend Roadmap Notes',
      logo: {alt: 'My Site Logo', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Tutorial'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {href: 'https://github.com/facebook/docusaurus', label: 'GitHub', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {title: 'Docs', items: [{label: 'Tutorial', to: '/docs/frontend-roadmap/start-page'}]},
        {title: 'Community', items: [{label: 'X', href: 'https://x.com/docusaurus'}]},
        {title: 'More', items: [{label: 'Blog', to: '/blog'}]},
      ],
      copyright: 'Copyright © 2026 My Project, Inc. Built with Docusaurus.',
    },
    prism: {theme: prismThemes.github, darkTheme: prismThemes.dracula},
  } satisfies Preset.ThemeConfig,
};

export default config;
