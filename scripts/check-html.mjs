// @ts-check
/**
 * Checks that every built page is valid HTML, with the Nu HTML checker. It needs Java; without it
 * nothing is checked, which is an error in CI alone.
 *
 *     node scripts/check-html.mjs [directory of a built site]
 *
 * Prints every error and exits with 1, or one line.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {findHtmlErrors, hasJava, OLDEST_JAVA} from './lib/html-checker.mjs';
import {ROOT} from './lib/root.mjs';

const directory = path.resolve(process.argv[2] ?? path.join(ROOT, 'build'));

if (!existsSync(path.join(directory, 'index.html'))) {
  console.error(`There is no built site in ${directory}. Run "npm run build" first.`);
  process.exitCode = 1;
} else if (!(await hasJava())) {
  console.error(
    `The HTML of the pages is not checked: that takes Java ${OLDEST_JAVA} or newer (on Debian and Ubuntu the package default-jre-headless), and there is no such "java".`,
  );
  process.exitCode = process.env.CI ? 1 : 0;
} else {
  const errors = await findHtmlErrors(directory);
  for (const error of errors) {
    console.error(error);
  }
  if (errors.length > 0) {
    console.error(`\n${errors.length} errors in the HTML of ${directory}.`);
    process.exitCode = 1;
  } else {
    console.log('The HTML of every page is valid.');
  }
}
