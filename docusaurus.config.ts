import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {account, basePath as baseUrl, origin, projectName} from './src/site/identity.cjs';
import {makeHistory} from './src/site/history';
import {LICENCE} from './src/site/licence';
import {announcementId, makeThemeConfig} from './src/site/theme';
import light, {type LightOptions} from 'docusaurus-light';
import {mistakes} from './src/markdown/mistakes';
import {parseNoteFrontMatter} from './src/markdown/parseFrontMatter';
import rehypeCode from './src/markdown/rehypeCode';
import remarkComponents from './src/markdown/remarkComponents';
import remarkHeadingClass from './src/markdown/remarkHeadingClass';
import remarkNextStop from './src/markdown/remarkNextStop';
import remarkSectionLinks from './src/markdown/remarkSectionLinks';
import remarkSources from './src/markdown/remarkSources';
import remarkSymptoms from './src/markdown/remarkSymptoms';
import remarkTerm from './src/markdown/remarkTerm';
import remarkTranscript from './src/markdown/remarkTranscript';
import remarkTypography from './src/markdown/remarkTypography';
import {admonitions} from './src/notes/boxes';
import {generateSidebarItems} from './src/plugins/content-index/sidebarItems';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Parts of the light build to leave out, for tests and measurements: `LIGHT_WITHOUT="chunks client"`. */
const without = (process.env.LIGHT_WITHOUT?.match(/[^\s,]+/g) ?? []) as NonNullable<
  LightOptions['without']
>;

const blogDescription = 'Sample posts that show what this blog can do.';

const templateFolder =
  'https://github.com/facebook/docusaurus/tree/main/packages/create-docusaurus/templates/shared/';

/**
 * Runs before the first paint: hides an announcement that the reader has dismissed, unless its text has
 * changed since. The theme's own script (`data-announcement-bar-initially-dismissed`) only checks whether
 * any announcement was dismissed, so a new one would stay hidden until the second page.
 */
const hideDismissedAnnouncement = `try{if(localStorage.getItem('docusaurus.announcement.dismiss')==='true'&&localStorage.getItem('docusaurus.announcement.id')==='${announcementId}')document.documentElement.setAttribute('data-announcement-dismissed','')}catch{}`;

/** Handles scripts and style sheets that fail to load. The HTML minifier removes the script's comments. */
const watchFiles = readFileSync(path.join(__dirname, 'src/browser/watchFiles.js'), 'utf8');

const title = 'Frontend Roadmap Notes';
const tagline = 'Dinosaurs are cool';

const remarkPlugins = [...mistakes, remarkHeadingClass];

const site: Config = {
  title,
  tagline,
  url: origin,
  baseUrl,
  organizationName: account,
  projectName,
  // Makes GitHub Pages answer every URL with 200 rather than a redirect.
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
      // The cache would show old transcripts and terms: the bundler only tracks files that modules
      // import.
      rspackPersistentCache: false,
      // On two cores, starting the threads costs more than they save.
      ssgWorkerThreads: false,
      gitEagerVcs: true,
    },
    experimental_vcs: makeHistory(__dirname),
    // Not `v4: true`, which would rename the storage keys and drop legacy Markdown.
    v4: {removeLegacyPostBuildHeadAttribute: true},
  },
  markdown: {
    hooks: {
      // A build fails on the broken link right after this warning; the development server doesn't check
      // links.
      onBrokenMarkdownLinks: isDevelopment ? 'throw' : 'warn',
      onBrokenMarkdownImages: 'throw',
    },
    parseFrontMatter: parseNoteFrontMatter,
  },
  headTags: [
    // Browsers that support SVG skip an icon with `sizes` and use the second one, the logo.
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
    // Comes first, before anything else can fail.
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
          // Keeps `0-1-…` in the URL.
          numberPrefixParser: false,
          admonitions,
          // These run before the default plugins, which rename `details`.
          beforeDefaultRemarkPlugins: [remarkTypography, remarkSymptoms],
          remarkPlugins: [
            ...remarkPlugins,
            [remarkTranscript, {siteDir: __dirname}],
            remarkNextStop,
            remarkSources,
            remarkComponents,
            remarkSectionLinks,
            remarkTerm,
          ],
          rehypePlugins: [rehypeCode],
        },
        blog: {
          editUrl: templateFolder,
          blogTitle: 'Blog',
          blogDescription,
          onInlineTags: 'throw',
          // Authors are inline, because an authors.yml would add an unwanted authors page.
          onInlineAuthors: 'ignore',
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
          remarkPlugins,
          rehypePlugins: [rehypeCode],
        },
        pages: {
          admonitions,
          beforeDefaultRemarkPlugins: [remarkTypography],
          remarkPlugins,
          rehypePlugins: [rehypeCode],
        },
        theme: {
          customCss: ['tokens', 'custom', 'theme', 'code', 'folds', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        sitemap: {lastmod: 'date', changefreq: null, priority: null},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: makeThemeConfig(title, tagline),
};

export default light(site, {
  without,
  static: [
    '@site/src/figures',
    ...['LineMap', 'OnePageLoad', 'FoldOnPhone', 'Source', 'Term', 'Definitions'].map(
      (name) => `@site/src/components/${name}`,
    ),
    '@site/src/theme/Details',
    '@site/src/theme/MDXComponents',
  ],
});
