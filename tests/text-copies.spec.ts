/** The notes as text: a Markdown copy of each, and a list of all of them for software. */
import {createProcessor} from '@mdx-js/mdx';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {textOf} from '../src/notes/elements';
import {expect, open, test} from './lib/fixtures';

/** A node and everything below it. */
const flatten = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(flatten) : []),
];

const markdown = createProcessor({format: 'md', remarkPlugins: [remarkGfm]});
const fromMarkdown = (text: string) => markdown.parse(text) as Root;

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

test('every note has a Markdown copy with its headings, code, tables and figures as text, and defines each term once', async ({
  page,
  request,
}) => {
  const {listNotes} = await import('../scripts/lib/content.mjs');
  for (const {route} of await listNotes()) {
    const response = await request.get(`${route}.md`);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const nodes = flatten(fromMarkdown(await response.text()));
    const ofType = (type: Nodes['type']) =>
      nodes.filter((node) => node.type === type).map((node) => squeeze(textOf(node)));

    await page.goto(route);
    const onPage = await page.locator('.theme-doc-markdown').evaluate((content) => {
      const textsOf = (selector: string) =>
        Array.from(content.querySelectorAll(selector), (element) => element.textContent);
      return {
        headings: textsOf('h1, h2, h3, h4, details[id] > summary').map((text) =>
          text.replace(/\u200b/g, ''),
        ),
        code: textsOf('pre'),
        cells: textsOf('th, td'),
        captions: textsOf('figcaption strong'),
        steps: textsOf('figure li'),
        drawings: Array.from(content.querySelectorAll('[role=img]'), (drawing) =>
          drawing.getAttribute('aria-label')!.replace(/^.*?\. /, ''),
        ),
        terms: textsOf('[popover] > strong'),
      };
    });

    expect(ofType('html'), `${route}: HTML or JSX`).toEqual([]);
    expect(ofType('heading').filter((text) => text !== 'Terms')).toEqual(
      onPage.headings.map(squeeze),
    );
    expect(ofType('code')).toEqual(onPage.code.map(squeeze));
    expect(ofType('tableCell')).toEqual(onPage.cells.map(squeeze));
    const text = squeeze(ofType('root').join(' '));
    for (const words of [...onPage.captions, ...onPage.steps, ...onPage.drawings].map(squeeze)) {
      expect(text, `${route} in words`).toContain(words.slice(0, 60));
    }
    const glossary = nodes.filter((node) => node.type === 'list').at(-1)!;
    const terms = flatten(glossary).filter((node) => node.type === 'strong');
    if (onPage.terms.length > 0) {
      expect(terms.map(textOf)).toEqual(onPage.terms.map(squeeze));
    }
    const addresses = nodes.flatMap((node) => (node.type === 'link' ? node.url : []));
    expect(addresses.filter((address) => !/^(?:https?:|mailto:)/.test(address))).toEqual([]);
  }
});

test('llms.txt lists every published note and post, with URLs that work', async ({
  page,
  request,
}) => {
  const {listNotes, readPosts} = await import('../scripts/lib/content.mjs');
  await open(page, 'markdown-page');
  const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href'))!;
  const site = canonical.replace(/markdown-page$/, '');
  const list = fromMarkdown(await (await request.get('llms.txt')).text());
  expect(list.children.slice(0, 2).map(({type}) => type)).toEqual(['heading', 'blockquote']);
  const listed = list.children
    .filter(({type}) => type === 'list')
    .flatMap(flatten)
    .flatMap((node) => (node.type === 'link' ? node.url : []));
  const notes = (await listNotes()).map(({route}) => `${route}.md`);
  const posts = (await readPosts()).map(({route}) => route);
  expect(listed.sort()).toEqual([...notes, ...posts].map((route) => site + route).sort());
  for (const address of listed) {
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
  }
});
