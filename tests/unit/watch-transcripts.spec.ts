import {expect, test} from '@playwright/test';
import watchTranscripts from '../../src/markdown/watchTranscripts.cjs';

test('the bundler is told of each transcript that a note shows, and the note stays as it is', () => {
  const files: string[] = [];
  const note = '```text transcript="dns/trace" {2}\n```\n\n```text\n$ dig\n```\n';
  const loader = {
    getOptions: () => ({siteDir: '/site'}),
    addDependency: (file: string) => files.push(file),
  };
  expect(watchTranscripts.call(loader, note)).toBe(note);
  expect(files).toEqual(['/site/labs/dns/expected/trace.txt']);
});
