/**
 * Writes a copy of every note as Markdown beside its page, `0-6-DNS.md` beside `0-6-DNS`, and `llms.txt`,
 * a list of all that can be read, for programs that read for somebody (https://llmstxt.org/). Drafts and
 * unlisted notes have neither.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LICENCE} from '../../site/licence';
import {readPage} from '../builtPages';
import {toMapLines} from '../content-index';
import {describePlace, findPlaces} from '../content-index/places';
import type {MapLine} from '../content-index/types';
import {madeBefore} from '../warm-cache/madeBefore';
import {startConverter} from './converter';

/** Around what a note's author wrote, in the page of a note; theme-classic, DocItem/Content. */
const CONTENT_START = '<div class="theme-doc-markdown markdown">';
const CONTENT_END = '</article>';
/** The edit link and the date; a note may have neither. */
const FOOTER_START = '<footer class="theme-doc-footer';

/** Files and packages that a copy depends on besides the page. */
const SOURCES = [path.join(__dirname, 'toMarkdown.ts')];
const PACKAGES = ['turndown', '@joplin/turndown-plugin-gfm', '@mixmark-io/domino'];

type Listed = {title: string; description: string; permalink: string};

/** The part of a note's page that the copy is made of, as text. */
function findContent(file: string): string {
  const html = readPage(file);
  const start = html.indexOf(CONTENT_START);
  const articleEnd = html.indexOf(CONTENT_END, start);
  if (start < 0 || articleEnd < 0) {
    throw new Error(
      `markdown-copies: ${file} has no “${CONTENT_START}” with “${CONTENT_END}” after it, of which its copy is to be made. Adapt src/plugins/markdown-copies.`,
    );
  }
  const footer = html.lastIndexOf(FOOTER_START, articleEnd);
  return html.toString('utf8', start, footer < start ? articleEnd : footer);
}

/** Puts behind the title where the text is from. */
function addOrigin(markdown: string, origin: string): string {
  const end = markdown.indexOf('\n');
  return `${markdown.slice(0, end)}\n\n${origin}${markdown.slice(end)}`;
}

const makeEntry = (site: string, ending: string) => (page: Listed) =>
  `- [${page.title}](${site}${page.permalink}${ending}): ${page.description}`;

export default function markdownCopies({siteDir, siteConfig}: LoadContext): Plugin {
  const {url, baseUrl, title} = siteConfig;
  let lines: MapLine[] = [];
  let posts: Listed[] = [];
  /** By permalink, as `2026-11-22`. */
  const dates = new Map<string, string>();

  /** https://llmstxt.org/#format */
  const makeList = () => {
    const notes = lines
      .filter(({stops}) => stops.length > 0)
      .map(({label, stops}) => `## ${label}\n\n${stops.map(makeEntry(url, '.md')).join('\n')}`);
    return [
      `# ${title}`,
      `> Study notes along the front-end roadmap: each answers one question, with figures, transcripts of commands that were run, and sources.`,
      `Each note is linked as Markdown; its page has the same address without “.md”. Text under ${LICENCE.name}: ${LICENCE.address}`,
      ...notes,
      ...(posts.length > 0 ? [`## Optional\n\n${posts.map(makeEntry(url, '')).join('\n')}`] : []),
    ].join('\n\n');
  };

  return {
    name: 'markdown-copies',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      lines = toMapLines(docs);
      posts = blog.blogPosts.map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
      for (const {permalink, lastUpdatedAt} of docs.loadedVersions.flatMap(({docs: all}) => all)) {
        if (lastUpdatedAt) {
          dates.set(permalink, new Date(lastUpdatedAt).toISOString().slice(0, 10));
        }
      }
    },
    async postBuild({outDir}) {
      const copies = madeBefore({
        siteDir,
        name: 'markdown-copies',
        sources: SOURCES,
        packages: PACKAGES,
      });
      const converter = startConverter();
      // All pages are read without a pause, in which other plugins write them.
      const written = [...findPlaces(lines)].map(async ([permalink, place]) => {
        const page = path.join(outDir, permalink.slice(baseUrl.length));
        const address = url + permalink;
        const content = findContent(`${page}.html`);
        const date = dates.get(permalink);
        const origin = [
          `${describePlace(place)}.`,
          ...(date ? [`Last changed ${date}.`] : []),
          `The page, with its figures: <${address}>. Text under ${LICENCE.name}.`,
        ].join(' ');
        const copy = await copies.get(`${address}\n${content}`, async () =>
          Buffer.from(await converter.convert(content, address)),
        );
        await writeFile(`${page}.md`, addOrigin(Buffer.from(copy).toString(), origin));
      });
      try {
        await Promise.all(written);
      } finally {
        await converter.end();
      }
      copies.keep();
      await writeFile(path.join(outDir, 'llms.txt'), `${makeList()}\n`);
    },
  };
}
