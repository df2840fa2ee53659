import path from 'node:path';
import {atLine, listPages} from '../project';
import {readPage} from '../read';
import {LISTED, rule} from '../rule';
import {findKeys} from './front-matter';

const normalise = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** No two pages share a title, a description or a slug, and no two notes of a line a position. */
export default rule('unique', LISTED, async (_, file, {name, kind, frontMatter}) => {
  const pages = await Promise.all(listPages().map(readPage));
  const others = pages.flatMap((page) => (page && page.name !== name ? [page] : []));
  const ofLine = others.filter(
    (page) =>
      kind === 'note' &&
      page.frontMatter.draft !== true &&
      path.posix.dirname(page.name) === path.posix.dirname(name),
  );
  const keys = findKeys(String(file));
  for (const key of ['title', 'description', 'slug', 'sidebar_position']) {
    const value = normalise(frontMatter[key]);
    const same = (key === 'sidebar_position' ? ofLine : others).find(
      (page) => normalise(page.frontMatter[key]) === value,
    );
    if (value && same) {
      const message = `${same.name} has the same ${key}; change one of them.`;
      file.message(message, atLine(file, keys.get(key) ?? 1));
    }
  }
});
