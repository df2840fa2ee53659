// @ts-check
/**
 * What remark-lint knows about markdown: the rules that find mistakes. Those for a style are off, as the
 * page looks the same: marks of lists and emphasis, blank lines, lengths of lines, the layout of tables.
 * What knows headings by their words is off, too: two with the same words are a mistake only below the
 * same heading, which src/markdown/remarkMistakes.ts sees, with the ids that Docusaurus makes.
 */
import directiveUniqueAttributeName from 'remark-lint-directive-unique-attribute-name';
import fencedCodeFlag from 'remark-lint-fenced-code-flag';
import firstHeadingLevel from 'remark-lint-first-heading-level';
import headingIncrement from 'remark-lint-heading-increment';
import mdxJsxUniqueAttributeName from 'remark-lint-mdx-jsx-unique-attribute-name';
import noBlockquoteWithoutMarker from 'remark-lint-no-blockquote-without-marker';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noHeadingLikeParagraph from 'remark-lint-no-heading-like-paragraph';
import noHiddenTableCell from 'remark-lint-no-hidden-table-cell';
import noReferenceLikeUrl from 'remark-lint-no-reference-like-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import {unified} from 'unified';

/**
 * Each rule with how what it finds is put right.
 *
 * @type {Record<string, [rule: import('unified').Pluggable, cure: string]>}
 */
const RULES = {
  'directive-unique-attribute-name': [directiveUniqueAttributeName, 'Take one of them away.'],
  'fenced-code-flag': [fencedCodeFlag, 'Name the language after the fence, or text.'],
  // The title is the h1.
  'first-heading-level': [[firstHeadingLevel, 2], 'Begin with ##; the title is the h1.'],
  'heading-increment': [headingIncrement, 'Write it with one # more than the heading above it.'],
  'mdx-jsx-unique-attribute-name': [mdxJsxUniqueAttributeName, 'Take one of them away.'],
  'no-blockquote-without-marker': [noBlockquoteWithoutMarker, 'Begin each line with >.'],
  'no-duplicate-definitions': [noDuplicateDefinitions, 'Give one of them another name.'],
  'no-emphasis-as-heading': [noEmphasisAsHeading, 'Write a heading, with ##.'],
  'no-empty-url': [noEmptyUrl, 'Write the address between the parentheses.'],
  'no-heading-like-paragraph': [noHeadingLikeParagraph, 'Write it with six # at most.'],
  'no-hidden-table-cell': [noHiddenTableCell, 'Give each row as many cells as the first one.'],
  'no-reference-like-url': [noReferenceLikeUrl, 'Write [text][name], or an address.'],
  'no-undefined-references': [
    noUndefinedReferences,
    'Write the definition, or a backslash before the bracket.',
  ],
  'no-unused-definitions': [noUnusedDefinitions, 'Use it or take it out.'],
};

const linter = unified()
  .use(Object.values(RULES).map(([rule]) => rule))
  .freeze();

/**
 * @param {import('mdast').Root} root
 * @param {import('vfile').VFile} file The text that was parsed; keeps the rules' messages.
 * @param {import('../parse.mjs').Kind} kind A page may have its title in its text.
 * @returns {Promise<import('../parse.mjs').Problem[]>}
 */
export async function lintMarkdown(root, file, kind) {
  await linter.run(root, file);
  return (
    file.messages
      // A second h1 has a rule of its own.
      .filter(
        ({ruleId, reason}) =>
          ruleId !== 'first-heading-level' || (kind !== 'page' && !reason.includes('rank `1`')),
      )
      .map(({line, reason, ruleId}) => ({
        file: file.path,
        line: line ?? 1,
        message: `${reason}. ${RULES[ruleId ?? '']?.[1] ?? ''}`.trim(),
        rule: ruleId ?? 'remark-lint',
      }))
  );
}
