import {expect, test} from '@playwright/test';
import noteDependencies from '../../src/markdown/noteDependencies.cjs';

test('the bundler is told of each transcript that a note shows and of what links to it, and the note stays as it is', () => {
  const files: string[] = [];
  const note = '```text transcript="dns/trace" {2}\n```\n\n```text\n$ dig\n```\n';
  const loader = {
    resourcePath: '/site/docs/note.mdx',
    getOptions: () => ({siteDir: '/site', findLinkedFrom: (file: string) => `${file}.json`}),
    addDependency: (file: string) => files.push(file),
  };
  expect(noteDependencies.call(loader, note)).toBe(note);
  expect(files).toEqual(['/site/docs/note.mdx.json', '/site/labs/dns/expected/trace.txt']);
});
