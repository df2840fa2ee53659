import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type * as Preset from '@docusaurus/preset-classic';
import {account, basePath as baseUrl, origin, projectName} from './src/site/identity.cjs';
import {makeHistory} from './src/site/history';
import {LICENCE} from './src/site/licence';
import {announcementId, makeThemeConfig, NEVER_SHOWN} from './src/site/theme';
import light, {type LightOptions} from 'docusaurus-light';
import {mistakes} from './src/markdown/mistakes';
import {parseNoteFrontMatter} from './src/markdown/parseFrontMatter';
import rehypeHeadingClass from './src/markdown/rehypeHeadingClass';
import rehypeTableAlign from './src/markdown/rehypeTableAlign';
import remarkComponents from './src/markdown/remarkComponents';
import remarkTerm from './src/markdown/remarkTerm';
import remarkTranscript from './src/markdown/remarkTranscript';
import remarkTypography from './src/markdown/remarkTypography';
import {admonitions} from './src/notes/boxes';
import {generateSidebarItems} from './src/plugins/content-index/sidebarItems';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Parts of the light build to leave out, for tests and measurements: `LIGHT_WITHOUT="css client"`. */
const without = (process.env.LIGHT_WITHOUT?.match(/[^\s,]+/g) ?? []) as LightOptions['without'];

const blogDescription = 'Sample posts that show what this blog can do.';

const templateFolder =
  'https://github.com/facebook/docusaurus/tree/main/packages/create-docusaurus/templates/shared/';

/**
 * Runs before the first paint: a bar that was dismissed stays hidden, unless its words have changed
 * since. The theme's own script looks at the dismissal alone, which hides a new announcement until
 * the second page (its attribute is `data-announcement-bar-initially-dismissed`).
 */
const hideDismissedAnnouncement = `try{if(localStorage.getItem('docusaurus.announcement.dismiss')==='true'&&localStorage.getItem('docusaurus.announcement.id')==='${announcementId}')document.documentElement.setAttribute('data-announcement-dismissed','')}catch{}`;

/** Helps a reader whose page does not get its files. The HTML minifier takes its comments out. */
const watchFiles = readFileSync(path.join(__dirname, 'src/browser/watchFiles.js'), 'utf8');

const title = 'Frontend Roadmap Notes';

const site: Config = {
  title,
  tagline: 'Dinosaurs are cool',
  url: origin,
  baseUrl,
  organizationName: account,
  projectName,
  // GitHub Pages then answers every address with 200 and no redirect.
  trailingSlash: false,
  onBrokenAnchors: 'throw',
  future: {
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // It would show an old transcript or term after a change: the bundler sees only what modules import.
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
    experimental_vcs: makeHistory(__dirname),
    // One by one: all of v4 would rename the storage keys and drop the legacy markdown.
    v4: {removeLegacyPostBuildHeadAttribute: true},
  },
  markdown: {
    hooks: {
      // After the warning, a build stops at the broken link; the development server looks for none.
      onBrokenMarkdownLinks: isDevelopment ? 'throw' : 'warn',
      onBrokenMarkdownImages: 'throw',
    },
    parseFrontMatter: parseNoteFrontMatter,
  },
  headTags: [
    // With its size said, browsers that read SVG leave the first one out, and the second is the logo.
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: `${baseUrl}img/favicon.ico`, sizes: '32x32'},
    },
    {
      tagName: 'link',
      attributes: {rel: 'icon', href: `${baseUrl}img/logo.svg`, type: 'image/svg+xml'},
    },
    {
      tagName: 'script',
      attributes: {},
      innerHTML: `${hideDismissedAnnouncement};${watchFiles}`,
    },
  ],
  clientModules: [
    // First: before anything else can fail.
    './src/browser/clientModules/serverHtmlFallback.tsx',
    './src/browser/clientModules/canonicalUrl.ts',
    './src/browser/clientModules/validHash.ts',
    './src/browser/clientModules/routeProgress.ts',
    './src/browser/clientModules/openFolds.ts',
    './src/browser/clientModules/announceRoute.ts',
    './src/browser/clientModules/removeFirstPageMetadata.ts',
    './src/browser/clientModules/copyHeadingLink.ts',
    './src/browser/clientModules/printLight.ts',
    './src/browser/clientModules/live.ts',
  ],
  plugins: [
    [
      './src/plugins/blog/index.ts',
      {
        editUrl: templateFolder,
        blogTitle: 'Blog',
        blogDescription,
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'throw',
        feedOptions: {
          type: 'all',
          limit: false,
          title: `${title}: blog`,
          description: blogDescription,
          copyright: `${account}, ${LICENCE.name}`,
        },
        admonitions,
        beforeDefaultRemarkPlugins: [remarkTypography],
        remarkPlugins: mistakes,
        rehypePlugins: [rehypeTableAlign, rehypeHeadingClass],
      } satisfies BlogOptions,
    ],
    './src/plugins/built-pages/index.ts',
    './src/plugins/content-index/index.ts',
    './src/plugins/bundler/index.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: generateSidebarItems,
          editUrl: templateFolder,
          showLastUpdateTime: true,
          // `0-1-…` stays in the address.
          numberPrefixParser: false,
          admonitions,
          beforeDefaultRemarkPlugins: [remarkTypography],
          remarkPlugins: [
            ...mistakes,
            [remarkTranscript, {siteDir: __dirname}],
            remarkComponents,
            remarkTerm,
          ],
          rehypePlugins: [rehypeTableAlign, rehypeHeadingClass],
        },
        // Added below, without its page of authors.
        blog: false,
        pages: {
          admonitions,
          beforeDefaultRemarkPlugins: [remarkTypography],
          remarkPlugins: mistakes,
          rehypePlugins: [rehypeTableAlign, rehypeHeadingClass],
        },
        theme: {
          customCss: ['tokens', 'custom', 'theme', 'code', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: makeThemeConfig(title),
};

export default light(site, {
  without,
  contentPlugins: {'./src/plugins/blog/index.ts': 'blog'},
  neverShown: NEVER_SHOWN,
  static: [
    '@site/src/figures',
    ...['LineMap', 'Source', 'Term', 'Definitions'].map((name) => `@site/src/components/${name}`),
    '@site/src/theme/Details',
    '@site/src/theme/MDXComponents',
  ],
});
