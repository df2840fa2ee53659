// @ts-check
/**
 * Checks the notes, the posts, the pages of markdown and their pictures against the rules in scripts/notes/rules.
 *
 *     node scripts/check-notes.mjs [folder of another copy of the project]
 *
 * Prints every problem as `file:line: what is wrong; how to put it right (rule)` and exits with 1, or one
 * line for each note. Drafts (`draft: true`) are not published and may lack anything.
 */
import path from 'node:path';
import {ROOT} from './lib/root.mjs';
import {checkNotes} from './notes/check.mjs';
import {readProject} from './notes/project.mjs';

const {problems, warnings, reports, drafts} = await checkNotes(
  await readProject(process.argv[2] ?? ROOT),
);

for (const warning of warnings) {
  console.warn(`Warning: ${warning}`);
}

if (problems.length > 0) {
  for (const {file, line, message, rule} of problems) {
    console.error(`${file}:${line}: ${message} (${rule})`);
  }
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the notes.`,
  );
  process.exitCode = 1;
} else {
  for (const report of reports) {
    console.log(
      `${path.basename(report.file)}: ${report.words} words, ` +
        `${report.averageSentence.toFixed(1)} a sentence, reading grade ${report.grade.toFixed(1)}, ` +
        `figures ${report.figures}, transcripts ${report.transcripts}, sources ${report.sources}`,
    );
  }
  for (const file of drafts) {
    console.log(`${path.basename(file)}: a draft, not checked`);
  }
}
