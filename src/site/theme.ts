/** What the site's bars, footer and code blocks are: the configuration of the theme. */
import {createHash} from 'node:crypto';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {START_PAGE_PATH} from '../notes/files';
import {dark, light} from '../prism';
import {account, basePath as baseUrl} from './identity.cjs';
import {LICENCE} from './licence';

const announcement = `New here? <a href="${baseUrl.slice(0, -1)}${START_PAGE_PATH}">The start page</a> shows the whole route and where to begin.`;

/** Belongs to the words, so that a new announcement shows even where the last one was closed. */
export const announcementId = `announcement-${createHash('sha256').update(announcement).digest('hex').slice(0, 8)}`;

/**
 * How classes begin of what this site does not switch on: a dark navbar, a sidebar that hides, authors with
 * links of their own. The light build drops their rules, and stops where a page has one.
 */
export const NEVER_SHOWN = [
  ...['navbar--dark', 'navbar--primary', 'navbarHid', 'footer--dark', 'footer__logo', 'footerLogo'],
  ...[
    'footer__col',
    'footer__title',
    'hero',
    'badge',
    'author-as-',
    'authorSocialLink',
    'authorBlog',
  ],
  ...['imageOnlyAuthor', 'sidebarLogo', 'sidebarHid', 'sidebarWithHid', 'yearGroup', 'darkNavbar'],
  'docSidebarContainerHidden',
  ...['anchorTargetHideOnScroll', 'bluesky', 'github', 'instagram'],
  ...['linkedin', 'mastodon', 'threads', 'twitch', 'x', 'youtube'].map((name) => `${name}Svg`),
];

/** @param title The site's. */
export const makeThemeConfig = (title: string) =>
  ({
    // A card for each page takes time that a measurement or a quick look need not take.
    ...(process.env.WITHOUT_CARDS && {image: 'img/social-card.png'}),
    metadata: [{property: 'og:site_name', content: title}],
    announcementBar: {id: announcementId, content: announcement},
    // The years would be headings before the page's h1.
    blog: {sidebar: {groupByYear: false}},
    navbar: {
      title,
      logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
      items: [
        {
          type: 'docSidebar',
          sidebarId: 'tutorialSidebar',
          position: 'left',
          label: '文档',
          lang: 'zh-Hans',
        },
        {to: '/blog', label: 'Blog', position: 'left'},
        {type: 'localeDropdown', position: 'right', 'aria-label': 'Languages: English'},
        {href: `https://github.com/${account}`, label: 'GitHub', position: 'right'},
      ],
    },
    footer: {
      links: [
        {label: 'Start page', to: START_PAGE_PATH},
        {label: 'All notes', to: '/docs'},
        {label: 'Blog', to: '/blog'},
        {label: 'Archive', to: '/blog/archive'},
        {label: 'Tags', to: '/blog/tags'},
        {label: 'About this site', to: '/markdown-page'},
        {label: 'Feeds', to: '/markdown-page#feeds'},
      ],
      // theme.css hides the footer until this element has arrived.
      copyright: `Copyright © 2024 ${account}. Text under ${LICENCE.name}, code under the MIT licence.`,
    },
    prism: {theme: light, darkTheme: dark, additionalLanguages: ['bash', 'http']},
  }) satisfies ThemeConfig;
