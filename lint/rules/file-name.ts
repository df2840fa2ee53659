import {NOTES} from '../../src/notes/files';
import {lines} from '../../src/notes/roadmap';
import {PAGES, rule} from '../rule';

const NAME = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';
const FOLDERS = lines.map(({folder}) => folder).join('|');

const PAGE = new RegExp(`^src/pages/(?:${NAME}/)*${NAME}\\.mdx?$`);
const POST = new RegExp(`^blog/\\d{4}-\\d{2}-\\d{2}-${NAME}(?:/index)?\\.mdx?$`);
const NOTE = new RegExp(`^${NOTES}/(?:${FOLDERS})/\\d+-\\d+-${NAME}\\.mdx?$`);

const SHAPES = {
  page: {pattern: PAGE, example: 'src/pages/about-me.md'},
  post: {pattern: POST, example: 'blog/2026-02-28-what-i-learnt.md'},
  note: {pattern: NOTE, example: `${NOTES}/HTML/1-2-What-is-a-form.mdx`},
};

/** A file is named so that its page is found at its address and on its line of the map. */
export default rule('file-name', PAGES, ({file, name, kind}) => {
  const {pattern, example} = SHAPES[kind as keyof typeof SHAPES] ?? {};
  if (pattern && !pattern.test(name)) {
    file.message(
      `the page is not found by this name; write letters from A to Z, digits and hyphens, as in ${example} (folders of notes: those of src/notes/roadmap.ts).`,
    );
  }
});
