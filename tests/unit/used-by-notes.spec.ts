import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readGlossary} from '../../src/notes/glossary';
import {findTranscriptFiles} from '../../src/notes/transcripts';

const ROOT = path.resolve(__dirname, '../..');

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  );

const notes = filesIn('docs')
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

test('every transcript that a lab wrote is shown by a note', () => {
  const shown = new Set(notes.flatMap(findTranscriptFiles));
  const written = filesIn('labs').filter((file) => /\/expected\/[^/]+\.txt$/.test(file));
  expect(written.filter((file) => !shown.has(file))).toEqual([]);
});

test('every term of the glossary is marked in a note', () => {
  const isMarked = (id: string) => notes.some((note) => note.includes(`<Term id="${id}"`));
  const terms = readGlossary();
  expect(terms.map(({id}) => id).filter((id) => !isMarked(id))).toEqual([]);
});
