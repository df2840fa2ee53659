import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readGlossary} from '../../src/notes/glossary';

const ROOT = path.resolve(__dirname, '../..');

const filesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  );

const notes = filesIn('docs')
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

test('every transcript that a lab wrote is shown by a note', () => {
  const names = filesIn('labs').flatMap((file) => {
    const [, lab, name] = /^labs\/([^/]+)\/expected\/([^/]+)\.txt$/.exec(file) ?? [];
    return lab ? `${lab}/${name}` : [];
  });
  const isShown = (name: string) => notes.some((note) => note.includes(`transcript="${name}"`));
  expect(names.filter((name) => !isShown(name))).toEqual([]);
});

test('every term of the glossary is marked in a note', () => {
  const isMarked = (id: string) => notes.some((note) => note.includes(`<Term id="${id}"`));
  const terms = readGlossary();
  expect(terms.map(({id}) => id).filter((id) => !isMarked(id))).toEqual([]);
});
