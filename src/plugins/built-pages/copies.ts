/**
 * Writes a Markdown copy of every note next to its page (`0-6-DNS.md` next to `0-6-DNS`), and `llms.txt`,
 * a list of all pages for tools that read on somebody's behalf (https://llmstxt.org/).
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyPathOf} from '../../notes/copyPath';
import {LICENCE} from '../../site/licence';
import {describeMinutes} from '../../notes/addedFrontMatter';
import {describePlace} from '../../notes/places';
import type {BuiltSite, Note, Page} from './builtSite';
import {toMarkdown} from './toMarkdown';

/** The markup around the author's text on a note's page, from theme-classic's DocItem/Content. */
const CONTENT_START = '<div class="theme-doc-markdown markdown">';
const CONTENT_END = '</article>';

function readContent({file, html}: Page): string {
  const start = html.indexOf(CONTENT_START);
  const end = html.indexOf(CONTENT_END, start);
  if (start < 0 || end < 0) {
    throw new Error(
      `Can't make a text copy of ${file}: it doesn't contain “${CONTENT_START}” followed by “${CONTENT_END}”. Update ${__filename}.`,
    );
  }
  return html.slice(start, end);
}

/** Says where the text comes from, below the title. */
function describeOrigin({doc, place}: Note, address: string): string {
  const changed = doc.lastUpdatedAt && new Date(doc.lastUpdatedAt).toISOString().slice(0, 10);
  const date = changed ? ` Last updated ${changed}.` : '';
  return `${describePlace(place)}. ${describeMinutes(doc.frontMatter)}.${date} The page with its figures: <${address}>. Text under ${LICENCE.name}.`;
}

/** https://llmstxt.org/#format */
function makeList({config: {title, url}, notes, posts}: BuiltSite): string {
  const lines = new Set([...notes.values()].map(({place}) => place.line));
  const ofLine = (line: string) =>
    [...notes.values()]
      .filter(({place}) => place.line === line)
      .map(({doc}) => `- [${doc.title}](${url}${copyPathOf(doc.permalink)}): ${doc.description}`);
  const ofBlog = [...posts.values()].map(
    (post) => `- [${post.title}](${url}${post.permalink}): ${post.description}`,
  );
  return [
    `# ${title}`,
    '> Study notes that follow the front-end roadmap: each answers one question, with figures, transcripts of commands that were run, and sources.',
    `Each note is linked as Markdown; its page has the same address without “.md”. Text under ${LICENCE.name}: ${LICENCE.address}`,
    ...[...lines].map((line) => `## ${line}\n\n${ofLine(line).join('\n')}`),
    ...(ofBlog.length > 0 ? [`## Optional\n\n${ofBlog.join('\n')}`] : []),
  ].join('\n\n');
}

export function writeCopies(site: BuiltSite): void {
  const {outDir, config, pages, notes} = site;
  for (const [permalink, note] of notes) {
    const address = config.url + permalink;
    const copy = toMarkdown(readContent(pages.get(permalink)!), address);
    const [title, ...rest] = copy.split('\n');
    writeFileSync(
      path.join(outDir, copyPathOf(permalink).slice(config.baseUrl.length)),
      [title, '', describeOrigin(note, address), ...rest].join('\n'),
    );
  }
  writeFileSync(path.join(outDir, 'llms.txt'), `${makeList(site)}\n`);
}
