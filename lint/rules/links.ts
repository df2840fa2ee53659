import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, toElement} from '../elements';
import {findFileProblem} from '../project';
import {readPage} from '../read';
import {PAGES, rule} from '../rule';

const NOTE_ADDRESS = /(?:^|github\.io\/[\w-]+)\/docs\/frontend-roadmap\//;

function linkOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') {
    return node.url;
  }
  const element = toElement(node);
  const attribute = {a: 'href', Link: 'to'}[element?.name ?? ''];
  return element && attribute ? attributeOf(element, attribute) : undefined;
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** @returns the page of markdown that a link leads to, `from` itself for `#anchor`; none where it leads elsewhere */
export function readLink(url: string, from: string): {to?: string; anchor?: string} {
  const [address = '', hash] = url.split('#');
  const target = decode(address.replace(/\?.*$/, ''));
  const anchor = hash && decode(hash);
  if (target === '') {
    return {to: from, anchor};
  }
  if (!/\.mdx?$/.test(target) || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target)) {
    return {};
  }
  const isOfSite = target.startsWith('@site/');
  const folder = isOfSite ? '' : path.posix.dirname(from);
  return {to: path.posix.join(folder, target.replace('@site/', '')), anchor};
}

/** The ids that a link may lead to. */
function findIds(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    const element = toElement(node);
    const {id} = (node.type === 'heading' ? (node.data ?? {}) : {}) as {id?: string};
    ids.push(id ?? (element && attributeOf(element, 'id')) ?? '');
  });
  return ids.filter(Boolean);
}

async function findProblem(url: string, name: string, tree: Root): Promise<string | undefined> {
  if (url === '') {
    return 'this link leads nowhere; write the address between the parentheses.';
  }
  if (NOTE_ADDRESS.test(url)) {
    return `${url} is an address; link a note by its file, as ./name.mdx.`;
  }
  const {to, anchor} = readLink(url, name);
  const missing = to && findFileProblem(to);
  if (!to || missing) {
    return missing;
  }
  const page = to === name ? {tree, frontMatter: {draft: false}} : await readPage(to);
  if (page?.frontMatter.draft === true) {
    return `${to} is a draft, which no build publishes; take the link out until it is.`;
  }
  const ids = page && findIds(page.tree);
  return anchor && ids && !ids.includes(anchor)
    ? `${to === name ? 'this page' : to} has no heading with the id "${anchor}"; mend it (${ids.join(', ') || 'it has none'}).`
    : undefined;
}

/**
 * A link to a file of markdown leads to a page, and to a heading of it. Which other addresses there are
 * the build knows.
 */
export default rule('links', PAGES, async (tree, file, {name}) => {
  const links: Nodes[] = [];
  visit(tree, (node) => void links.push(node));
  for (const node of links) {
    const url = linkOf(node);
    const message = url !== undefined && (await findProblem(url, name, tree));
    if (message) {
      file.message(message, node);
    }
  }
});
