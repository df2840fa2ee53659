import {NOTES} from '../../src/notes/files';
import {lines} from '../../src/notes/roadmap';
import {PAGES, rule} from '../rule';

const WORDS = 'letters from A to Z, digits and hyphens';
const NAME = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';
const FOLDERS = lines.map(({folder}) => folder).join('|');

const PAGE = new RegExp(`^src/pages/(?:${NAME}/)*${NAME}\\.mdx?$`);
const POST = new RegExp(`^blog/\\d{4}-\\d{2}-\\d{2}-${NAME}(?:/index)?\\.mdx?$`);
const NOTE = new RegExp(`^${NOTES}/(?:${FOLDERS})/\\d+-\\d+-${NAME}\\.mdx?$`);

const SHAPES = {
  page: {pattern: PAGE, fix: `use only ${WORDS}, as in src/pages/about-me.md`},
  post: {
    pattern: POST,
    fix: `name it <date>-<name>.md, with only ${WORDS}, as in blog/2026-02-28-what-i-learnt.md`,
  },
  note: {
    pattern: NOTE,
    fix: `put it in a folder listed in src/notes/roadmap.ts, and name it <line>-<position>-<name>.mdx, with only ${WORDS}, as in ${NOTES}/HTML/1-2-What-is-a-form.mdx`,
  },
};

/** A file's name must give its page the right URL and the right line on the map. */
export default rule('file-name', PAGES, ({file, name, kind}) => {
  const {pattern, fix} = SHAPES[kind as keyof typeof SHAPES] ?? {};
  if (pattern && !pattern.test(name)) {
    file.message(`a ${kind} can't have this path; ${fix}.`);
  }
});
