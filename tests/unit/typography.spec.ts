import {createSlugger} from '@docusaurus/utils';
import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import remarkTypography from '../../src/markdown/remarkTypography';
import {textOf} from '../../src/notes/elements';

const processor = createProcessor({format: 'mdx'});

/** The tree of `markdown`, after the plugin has run. */
function transform(markdown: string): Root {
  const tree = processor.parse(markdown) as Root;
  remarkTypography()(tree);
  return tree;
}

test('curls quotes, and keeps citations and units on one line', () => {
  for (const [written, shown] of [
    [`She said "it's 'fine'".`, 'She said “it’s ‘fine’”.'],
    [`("one", "two") in the '90s`, '(“one”, “two”) in the ’90s'],
    ['a "`x`" b', 'a “x” b'],
    [`"[one](x.md)" and the [host](x.md)'s name`, '“one” and the host’s name'],
    [`**the server**'s answer`, 'the server’s answer'],
    ['RFC 4271, 1.1 says', 'RFC\u00a04271,\u00a01.1 says'],
    ['RFC 1034, Domain names', 'RFC\u00a01034, Domain names'],
    ['50 ms, 1,460 bytes, 5 %', '50\u00a0ms, 1,460\u00a0bytes, 5\u00a0%'],
    ['port 443, lines 4 and 5', 'port\u00a0443, lines\u00a04 and 5'],
    ['50 messages, 3 samples', '50 messages, 3 samples'],
  ] as const) {
    expect(textOf(transform(written))).toBe(shown);
  }
});

test('leaves code, attributes, targets and expressions as they are', () => {
  const written = [
    `\`it's 50 ms\`, <kbd>'</kbd> and [a](x.md "b's") {"it's"}`,
    `<Term id="it's">word</Term>`,
    "```text\nit's 50 ms\n```",
  ].join('\n\n');
  expect(JSON.stringify(transform(written))).toBe(JSON.stringify(processor.parse(written)));
});

test('a heading keeps the id derived from its plain text', () => {
  const written = `What's in 50 ms of "RFC"?`;
  const shown = textOf(transform(`## ${written}`));
  expect(shown).toBe('What’s in 50 ms of “RFC”?');
  expect(createSlugger().slug(shown)).toBe(createSlugger().slug(written));
});
