import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {importOf} from './importOf';
import {linkedFromFile} from '../plugins/content-index/linkedFrom';

export interface LinkedFromOptions {
  /** The folder of docusaurus.config.ts. */
  siteDir: string;
  /** Address of the repository, without a slash at its end. */
  repository: string;
}

type Child = Root['children'][number];

/** Docusaurus makes no page of these; notes import them. */
const PARTIAL = /(?:^|\/)_/;

/** An attribute whose value is the variable `name`. */
const variable = (name: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name}}],
      },
    },
  },
});

/**
 * Ends each note with the notes that link to it and a link to its history. What links to it comes by an
 * import from the content-index plugin, so that a change of another note reaches this one through the
 * bundler's cache.
 *
 * History is a link, not the last commit's date and subject: a subject is written for those who keep
 * the site, often tells of several notes at once, and is wrong in a shallow clone.
 */
export default function remarkLinkedFrom({siteDir, repository}: LinkedFromOptions) {
  return (tree: Root, file: VFile): void => {
    const source = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    if (PARTIAL.test(source)) {
      return;
    }
    tree.children.unshift(
      importOf('LinkedFrom', '@site/src/components/LinkedFrom') as Child,
      importOf('notes', `@generated/content-index/default/${linkedFromFile(source)}`) as Child,
    );
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'LinkedFrom',
      attributes: [
        variable('notes'),
        {
          type: 'mdxJsxAttribute',
          name: 'history',
          // Whatever the branch is called that the repository shows.
          value: `${repository}/commits/HEAD/${encodeURI(source)}`,
        },
      ],
      children: [],
    } as unknown as Child);
  };
}
