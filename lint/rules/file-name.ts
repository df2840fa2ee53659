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

/** A file's name gives its page the right URL and the right line of the map. */
export default rule('file-name', PAGES, ({file, name, kind}) => {
  const {pattern, example} = SHAPES[kind as keyof typeof SHAPES] ?? {};
  if (pattern && !pattern.test(name)) {
    file.message(
      `this file name doesn't give the page a valid URL; use letters from A to Z, digits and hyphens, as in ${example} (notes go in the folders listed in src/notes/roadmap.ts).`,
    );
  }
});
