import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {importOf} from 'docusaurus-light/importOf';
import type {List, Root} from 'mdast';
import type {VFile} from 'vfile';
import {isPartial} from '../notes/files';
import {lines} from '../notes/roadmap';
import {findLinkedFromFile} from '../plugins/content-index/linkedFrom';
import type {IndexLink} from '../plugins/content-index/types';

export interface LinkedFromOptions {
  /** The folder of docusaurus.config.ts. */
  siteDir: string;
  /** Address of the repository, without a slash at its end. */
  repository: string;
}

type Child = Root['children'][number];

/** Of a line of the map: built-pages/copies.ts copies these. */
const NOTE = new RegExp(
  `^docs/frontend-roadmap/(?:${lines.map(({folder}) => folder).join('|')})/[^/]+$`,
);

/** `- [title](to)` for each. */
const toList = (notes: readonly IndexLink[]): List => ({
  type: 'list',
  children: notes.map(({title, to}) => ({
    type: 'listItem',
    children: [
      {
        type: 'paragraph',
        children: [{type: 'link', url: to, children: [{type: 'text', value: title}]}],
      },
    ],
  })),
});

const attribute = (name: string, value: string | null) => ({type: 'mdxJsxAttribute', name, value});

/**
 * Ends each note with the notes that link to it, a link to its history and one to its copy as text. What
 * links to it stands in a file of the content-index plugin; that this note depends on it, noteDependencies
 * tells the bundler. An import would be a module more for each note: with 500 notes, a second of the build.
 *
 * History is a link, not the last commit's date and subject: a subject is written for those who keep
 * the site, often tells of several notes at once, and is wrong in a shallow clone.
 */
export default function remarkLinkedFrom({siteDir, repository}: LinkedFromOptions) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    if (isPartial(source)) {
      return;
    }
    const linkedFrom = findLinkedFromFile(siteDir, file.path);
    // `npm run check` compiles notes of which no build has been made.
    const notes = existsSync(linkedFrom)
      ? (JSON.parse(readFileSync(linkedFrom, 'utf8')) as IndexLink[])
      : [];
    tree.children.unshift(importOf('LinkedFrom', '@site/src/components/LinkedFrom') as Child);
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'LinkedFrom',
      attributes: [
        attribute('source', `@site/${source}`),
        // Whatever the branch is called that the repository shows.
        attribute('history', `${repository}/commits/HEAD/${encodeURI(source)}`),
        ...(NOTE.test(source) ? [attribute('hasCopy', null)] : []),
      ],
      children: notes.length > 0 ? [toList(notes)] : [],
    } as unknown as Child);
  };
}
