import {buildSite} from './buildSite';
import {basePath, expect, test} from '../fixtures';

// A build takes seconds on an idle machine.
test.setTimeout(120_000);

// What builds without a warning, and that a broken link stops a build, is in whole-build.spec.ts; what
// authors get wrong in mistakes.spec.ts.

const note = (body: string) => `---\ntitle: Note\n---\n\n## Part\n\n${body}\n`;

test('Broken markdown links and duplicate routes warn, name their place and do not stop the build; a broken anchor does at its end, and its page is named', async () => {
  const {succeeded, output} = await buildSite(
    'warnings',
    {
      'docs/home.md': '---\ntitle: Home\nslug: /\n---\n\n[A part](./other.md#nowhere)\n',
      'docs/note.md': note('[Nowhere](./nowhere.md)'),
      'docs/other.md': '---\ntitle: Other\n---\n\n## Part\n\nText.\n',
      'src/pages/note.md': '# The note, once more\n\n## Part\n',
    },
    // The rule for broken links finds the same link again, and would stop the build before.
    {onBrokenLinks: 'ignore'},
  );
  expect(output).toMatch(/\[WARNING\].*link.*\.\/nowhere\.md.*docs\/note\.md" \(7:1\)/is);
  expect(output).toMatch(new RegExp(`\\[WARNING\\] Duplicate routes found!.*${basePath}note`, 's'));
  expect(output.match(/\[ERROR\]/g), output).toHaveLength(1);
  expect(output).toMatch(
    new RegExp(`broken anchor.*source page path = ${basePath}:.*#nowhere`, 'is'),
  );
  expect(succeeded).toBe(false);
});

/** A page that shows an item as the navbar does, which is on every page and fails with its first. */
const pageWithItem = (item: object) =>
  `import Provider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';
export default () => <Provider><NavbarItem {...${JSON.stringify(item)}} /></Provider>;
`;

test('A wrong doc or sidebar id in the navbar and a page without a default export fail the build; all are said, with the ids there are and the page', async () => {
  const {succeeded, output} = await buildSite(
    'pages',
    {
      'src/pages/empty.js': 'export const nothing = 1;\n',
      'src/pages/item.js': pageWithItem({type: 'docSidebar', sidebarId: 'nope', label: 'Docs'}),
    },
    {themeConfig: {navbar: {items: [{type: 'doc', docId: 'nope'}]}}},
  );
  expect(succeeded).toBe(false);
  expect(output).toMatch(/doc with id "nope".*Available doc ids are:\s*- home\s*- note/s);
  expect(output).toMatch(/sidebar with id "nope".*Available sidebar ids are:\s*- tutorialSidebar/s);
  expect(output).toContain(`page component at ${basePath}empty doesn't have a default export`);
});
