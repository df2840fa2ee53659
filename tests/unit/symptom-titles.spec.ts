import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';
import type {Nodes, Root} from 'mdast';
import remarkSymptoms from '../../src/markdown/remarkSymptoms';
import {attributeOf, toElement} from '../../src/notes/elements';

/**
 * A summary's contents: styled parts are labelled with their class or element, and other text is
 * unchanged.
 */
function write(node: Nodes): string {
  if (node.type === 'break') {
    return '\n';
  }
  const element = toElement(node);
  const contents =
    'children' in node ? node.children.map(write).join('') : 'value' in node ? node.value : '';
  const part = element && (attributeOf(element, 'className') ?? element.name);
  return part && part !== 'details' && part !== 'summary' ? `[${part}: ${contents}]` : contents;
}

function split(summary: string): string {
  let shown = '';
  const readSummary = () => (tree: Root) => {
    shown = write(toElement(tree.children[0]!)!.children[0]!);
  };
  createProcessor({format: 'mdx', remarkPlugins: [remarkSymptoms, readSummary]}).processSync(
    `<details id="a">\n<summary>${summary}</summary>\n\nText\n\n</details>`,
  );
  return shown;
}

test('separates a symptom’s first message or words from its other wordings', () => {
  for (const [written, shown] of [
    ['`A`', '[samp: A]'],
    ['`A`, `B`', '[samp: A] [wordings: B]'],
    ['`A` (Chrome), `B` (Safari)', '[samp: A] [program: (Chrome)] [wordings: B (Safari)]'],
    ['`A`, `B` (Chrome), `C` (Safari)', '[samp: A] [wordings: B (Chrome),\nC (Safari)]'],
    ['`425`: a request fails', '[samp: 425] [wordings: a request fails]'],
    ['nginx: `A`, `B`', 'nginx: [samp: A] [wordings: B]'],
    ['`dig` shows the old address', 'dig shows the old address'],
    ['The site is down; `A`, `B`', 'The site is down [wordings: A · B]'],
    ['No `age` (or 0; it varies): `A`', 'No age (or 0; it varies) [wordings: A]'],
  ] as const) {
    expect(split(written)).toBe(shown);
  }
});
