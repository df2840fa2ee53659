/**
 * Everything that happens to pages after Docusaurus has written them, in the order of `STEPS`.
 *
 * Docusaurus starts all plugins' `postBuild` hooks in order but doesn't wait for one before starting the
 * next. So all steps are in this one plugin, and no other plugin may change a page.
 */
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {findMapNotes} from '../content-index';
import {addAddressForms} from './addressForms';
import {readPage, writePages, type BuiltSite, type Note} from './builtSite';
import {writeCopies} from './copies';
import {addMetadata} from './metadata';
import {ATOM, NOTES_FEED, writeNotesFeed} from './notesFeed';
import {addPolicies} from './policy';
import {dropUnusedCss} from './unusedCss';

/** Loads the packages that draw cards only if there are cards to draw. */
async function drawCards(site: BuiltSite): Promise<void> {
  if (!(site.config.themeConfig as ThemeConfig).image) {
    await (await import('./cards')).drawCards(site);
  }
}

const STEPS: readonly ((site: BuiltSite) => void | Promise<void>)[] = [
  // Change heads.
  addMetadata,
  dropUnusedCss,
  // Read pages and write files next to them.
  writeCopies,
  writeNotesFeed,
  drawCards,
  // Reads everything on a page, so no later step may change pages.
  addPolicies,
  writePages,
  // Copies the finished pages.
  addAddressForms,
];

export default function builtPages({siteConfig: config, siteDir}: LoadContext): Plugin {
  const notes = new Map<string, Note>();
  const posts = new Map<string, BlogPostMetadata>();
  return {
    name: 'built-pages',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      for (const note of findMapNotes(docs)) {
        const file = aliasedSitePathToRelativePath(note.doc.source);
        const created = await config.future.experimental_vcs.getFileCreationInfo(file);
        notes.set(note.doc.permalink, {...note, published: created?.timestamp});
      }
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      for (const {metadata} of blog?.blogPosts ?? []) {
        if (!metadata.unlisted) {
          posts.set(metadata.permalink, metadata);
        }
      }
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: ATOM,
            href: config.baseUrl + NOTES_FEED,
            title: `${config.title}: notes`,
          },
        },
      ],
    }),
    async postBuild({outDir, routesPaths: routes, plugins}) {
      const names = plugins.map(({name}) => name);
      const pages = new Map(
        routes.map((route) => [route, readPage(route, outDir, config.baseUrl)]),
      );
      for (const step of STEPS) {
        await step({siteDir, outDir, config, pages, notes, posts, plugins: names});
      }
    },
  };
}
