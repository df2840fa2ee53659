/** Troubleshooting quotes the messages that the labs recorded (labs/README.md, "Messages"). */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const NOTES = 'docs/frontend-roadmap';

const noteFiles = readdirSync(NOTES, {recursive: true, encoding: 'utf8'}).filter((file) =>
  /\.mdx?$/.test(file),
);
const notes = new Map(
  noteFiles.map((file) => {
    const text = readFileSync(path.join(NOTES, file), 'utf8');
    // An author's editor may save Windows line endings; Git normalises them.
    return [path.parse(file).name, text.replaceAll('\r\n', '\n')];
  }),
);

const labs = readdirSync('labs').filter((lab) => existsSync(`labs/${lab}/expected/messages.txt`));

/** The symptom, including the folds inside it. */
function findSymptom(note: string, id: string): string | undefined {
  const text = notes.get(note) ?? '';
  const start = text.indexOf(`<details id="${id}">`);
  const end = /\n<\/details>\n\n(?=#|<details id=|<span id=)/.exec(text.slice(start));
  return start < 0 || !end ? undefined : text.slice(start, start + end.index);
}

for (const lab of labs) {
  test(`Troubleshooting shows the messages that the ${lab} lab recorded`, () => {
    const recorded = readFileSync(`labs/${lab}/expected/messages.txt`, 'utf8');
    for (const entry of recorded.split(/^## /m).slice(1)) {
      const [address = '', ...messages] = entry.trim().split('\n');
      const [note = '', id = ''] = address.split('#');
      const symptom = findSymptom(note, id);
      expect.soft(symptom, `${note} has no symptom with the id ${id}`).toBeDefined();
      for (const message of symptom ? messages.filter(Boolean) : []) {
        expect.soft(symptom, `in ${address}`).toContain(message);
      }
    }
  });
}
