/** The theme's configuration: the navbar, announcement bar, footer and code blocks. */
import {createHash} from 'node:crypto';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {START_PAGE_PATH} from '../notes/files';
import {dark, light} from '../prism';
import {account, basePath as baseUrl} from './identity.cjs';
import {LICENCE} from './licence';

const announcement = `New here? Begin at the <a href="${baseUrl.slice(0, -1)}${START_PAGE_PATH}">start page</a>.`;

/** Depends on the text, so that a new announcement appears even if the last one was dismissed. */
export const announcementId = `announcement-${createHash('sha256').update(announcement).digest('hex').slice(0, 8)}`;

export const makeThemeConfig = (title: string, tagline: string) =>
  ({
    // A single image for all pages, which saves the time it takes to draw cards.
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
      copyright: `Copyright © 2024 ${account}. Text under ${LICENCE.name}, code under the MIT licence. ${tagline}.`,
    },
    prism: {theme: light, darkTheme: dark, additionalLanguages: ['bash', 'http']},
  }) satisfies ThemeConfig;
