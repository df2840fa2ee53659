import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {groupChunks} from '../../src/light/routes/chunks';
import {compact} from '../../src/light/routes/compact';
import {FILES, readGenerated} from '../../src/light/routes/generated';
import {findNotes} from '../../src/light/routes/notes';

const DOCS = 'docusaurus-plugin-content-docs';
const BASE = '/base/docs';

type Doc = {
  id: string;
  path?: string;
  label?: string;
  title?: string;
  unlisted?: boolean;
  className?: string;
  sidebar?: string;
};

/** Has core generate the files of a site with these docs, and the docs plugin's own beside them. */
async function generate(docs: readonly Doc[]): Promise<string> {
  const generatedDir = test.info().outputPath('.docusaurus');
  const sidebarOf = ({sidebar}: Doc) => sidebar ?? 'notes';
  const pathOf = ({id, path: own}: Doc) => own ?? `${BASE}/${id}`;
  const labelOf = ({id, label}: Doc) => label ?? `About ${id}`;
  const version = {
    pluginId: 'default',
    version: 'current',
    docs: Object.fromEntries(
      docs.map((doc) => [
        doc.id,
        {
          id: doc.id,
          title: doc.title ?? labelOf(doc),
          description: `Of ${doc.id}`,
          sidebar: sidebarOf(doc),
        },
      ]),
    ),
    docsSidebars: {
      notes: [
        {
          type: 'category',
          label: 'All',
          items: docs
            .filter((doc) => sidebarOf(doc) === 'notes')
            .map((doc) => ({
              type: 'link',
              href: pathOf(doc),
              label: labelOf(doc),
              docId: doc.id,
              unlisted: doc.unlisted ?? false,
              ...(doc.className && {className: doc.className}),
            })),
        },
      ],
    },
  };
  const plugin = {name: DOCS, id: 'default'};
  const route = (routePath: string, component: string, rest: object = {}) => ({
    path: routePath,
    component,
    plugin,
    ...rest,
  });
  await generateRouteFiles({
    baseUrl: '/base/',
    generatedFilesDir: generatedDir,
    routes: [
      route('/base/', '@site/src/pages/index.tsx', {exact: true}),
      route(BASE, '@theme/DocsRoot', {
        routes: [
          route(BASE, '@theme/DocVersionRoot', {
            props: {version},
            routes: [
              route(BASE, '@theme/DocRoot', {
                routes: docs.map((doc) =>
                  route(pathOf(doc), '@theme/DocItem', {
                    exact: true,
                    modules: {content: `@site/docs/${doc.id}.mdx`},
                    sidebar: sidebarOf(doc),
                  }),
                ),
              }),
            ],
          }),
        ],
      }),
    ] as never,
  });
  const globalData = {
    [DOCS]: {
      default: {
        versions: [
          {
            name: 'current',
            path: BASE,
            docs: docs.map((doc) => ({id: doc.id, path: pathOf(doc), sidebar: sidebarOf(doc)})),
          },
        ],
      },
    },
  };
  mkdirSync(generatedDir, {recursive: true});
  writeFileSync(path.join(generatedDir, FILES.globalData), JSON.stringify(globalData));
  return generatedDir;
}

const idsOf = (generatedDir: string) =>
  findNotes(readGenerated(generatedDir))?.notes.map(({id}) => id);

/** Compacting expands again and compares, and throws where something is lost. */
function compactAll(generatedDir: string, keepsDescriptions = false) {
  const generated = readGenerated(generatedDir);
  const notes = findNotes(generated)!;
  return compact(generatedDir, generated, notes, groupChunks(generated, notes), keepsDescriptions);
}

test('notes that differ in id, label and content alone become rows, and nothing is lost', async () => {
  const generatedDir = await generate([{id: 'a'}, {id: 'b/c'}, {id: 'd'}]);
  const {files, noteChunks} = compactAll(generatedDir);
  expect(noteChunks.size).toBe(3);
  const registry = files.get(path.join(generatedDir, FILES.registry))!;
  expect(registry).toMatch(/rows = \[\n\["a", "[^"]+", \(\) => import/);
  const routes = files.get(path.join(generatedDir, FILES.routes))!;
  expect(routes).not.toContain('b/c');
});

const OWN_ENTRIES: Record<string, Doc> = {
  'an address of its own': {id: 'x', path: '/base/docs/elsewhere'},
  'a title that is not its label': {id: 'x', label: 'Short', title: 'Long'},
  'no place in the list': {id: 'x', unlisted: true},
  'a class in the sidebar': {id: 'x', className: 'new'},
  'another sidebar': {id: 'x', sidebar: 'other'},
  'a slash at the end of its address': {id: 'x', path: '/base/docs/x/'},
};

for (const [name, doc] of Object.entries(OWN_ENTRIES)) {
  test(`a note with ${name} keeps the entries that Docusaurus made`, async () => {
    const generatedDir = await generate([{id: 'a'}, doc, {id: 'b'}]);
    expect(idsOf(generatedDir)).toEqual(['a', 'b']);
    expect(() => compactAll(generatedDir)).not.toThrow();
  });
}

test('names in any script, with spaces and quotes, are kept', async () => {
  const docs = ['中文', 'a b', "it's", 'é', 'ÄB'].map((id) => ({id, label: `“${id}” & <i>`}));
  const generatedDir = await generate(docs);
  expect(idsOf(generatedDir)).toEqual(docs.map(({id}) => id));
  expect(() => compactAll(generatedDir)).not.toThrow();
});

test('descriptions stay where somebody else than a card may read them', async () => {
  const generatedDir = await generate([{id: 'a'}, {id: 'b'}]);
  const all = (keeps: boolean) => [...compactAll(generatedDir, keeps).files.values()].join('');
  expect(all(true)).toContain('Of a');
  expect(all(false)).not.toContain('Of a');
});

const MOVED: Record<string, [file: keyof typeof FILES, from: RegExp, to: string]> = {
  'registry.js in another form': ['registry', /\(\) => import\(/g, 'load('],
  'routes.js with another function': ['routes', /ComponentCreator\(/g, 'makeComponent('],
  'routes.js as something else': ['routes', /export default/, 'export const routes ='],
};

for (const [name, [file, from, to]] of Object.entries(MOVED)) {
  test(`the build stops, and names the part, where Docusaurus generates ${name}`, async () => {
    const generatedDir = await generate([{id: 'a'}, {id: 'b'}]);
    const target = path.join(generatedDir, FILES[file]);
    writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
    expect(() => readGenerated(generatedDir)).toThrow(
      /the part "routes" can't be used: Docusaurus no longer generates .*without: \['routes'\]/,
    );
  });
}
