/**
 * An author may do with the light build all that Docusaurus lets one do without it: every page of the
 * fixture site shows the same as in the stock build. `npm test` builds both first.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {forms, type Form} from '../forms';
import {withoutAccepted, type Difference} from './acceptedDifferences';
import {serve} from './serve';
import type {Snapshot} from './snapshot';
import {visit, type Site} from './visit';

const BUILDS = path.resolve(__dirname, '../site/build');

const folder = (form: string, kind: 'light' | 'stock') => path.join(BUILDS, `${form}-${kind}`);

/** The addresses of a form's pages, below the base URL, as a reader would have them. */
function listPages(form: string, {pages}: Form): string[] {
  const built = folder(form, 'stock');
  if (!existsSync(built)) {
    throw new Error('The fixture site is not built: npm test -w docusaurus-light');
  }
  return (
    readdirSync(built, {recursive: true, encoding: 'utf8'})
      // Stock writes a page with an escape in its path to where no server finds it.
      .filter((file) => /\.html$/.test(file) && !/%|^outside/.test(file))
      .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
      .filter((page) => pages.test(page))
      .sort()
  );
}

const test = base.extend<
  object,
  {sitesOf: (form: string, baseUrl: string) => Promise<[Site, Site]>}
>({
  sitesOf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const served = new Map<string, ReturnType<typeof serve>>();
      const get = (form: string, kind: 'light' | 'stock', baseUrl: string) => {
        const key = folder(form, kind);
        served.set(key, served.get(key) ?? serve(key, baseUrl));
        return served.get(key)!;
      };
      await use((form, baseUrl) =>
        Promise.all([get(form, 'light', baseUrl), get(form, 'stock', baseUrl)]),
      );
      (await Promise.all(served.values())).forEach((site) => site.close());
    },
    {scope: 'worker'},
  ],
});

/** The lines that only the first list has. */
function subtract(from: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  other.forEach((line) => counts.set(line, (counts.get(line) ?? 0) + 1));
  return from.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}

function compare(light: Record<string, Snapshot>, stock: Record<string, Snapshot>): Difference[] {
  return Object.entries(stock).flatMap(([state, lists]) =>
    Object.keys(lists).map((list) => {
      const lightElements = new Set(light[state]?.elements);
      const lines = {light: light[state]?.[list] ?? [], stock: lists[list]!};
      const inBoth = new Set(lists.elements?.filter((path) => lightElements.has(path)));
      // What one build alone renders is told by the list of elements.
      const isOfBoth = (line: string) => list !== 'styles' || inBoth.has(line.split(' {')[0]!);
      return {
        where: `${state}: ${list}`,
        light: subtract(lines.light, lines.stock).filter(isOfBoth),
        stock: subtract(lines.stock, lines.light).filter(isOfBoth),
      };
    }),
  );
}

for (const [name, form] of Object.entries(forms)) {
  for (const page of listPages(name, form)) {
    test(`${name}: ${page || 'home'} is the same`, async ({browser, sitesOf}) => {
      const sites = await sitesOf(name, form.baseUrl);
      const address = page.split('/').map(encodeURIComponent).join('/');
      const [light, stock] = await Promise.all(
        sites.map((site) => visit(browser, site, address, name === 'whole')),
      );
      // A message less is no fault.
      const isMore = ({where, light: only}: Difference) =>
        where !== 'console: messages' || only.length > 0;
      const differences = compare(light!, stock!)
        .map((difference) => withoutAccepted(page, difference))
        .filter((difference) => difference !== undefined)
        .filter(isMore);
      expect(differences.map((difference) => JSON.stringify(difference, null, 1))).toEqual([]);
    });
  }
}

for (const [page, isStatic] of Object.entries({
  'markdown/headings': true,
  'markdown/admonitions': true,
  'markdown/details': true,
  'code/options': true,
  'partials/mixed': true,
  'react/listed': true,
  'react/imported': false,
  'react/in-the-note': false,
  'react/partial': false,
  'react/registered': false,
  'react/links': false,
  'files/assets': false,
  'tabs/imported': false,
  'code/live': false,
  'front/head': false,
})) {
  base(`docs/${page} is ${isStatic ? 'static' : "React's"}`, () => {
    const html = readFileSync(
      path.join(folder('whole', 'light'), `docs/next/${page}/index.html`),
      'utf8',
    );
    expect(/id="?page-article/.test(html)).toBe(isStatic);
  });
}
