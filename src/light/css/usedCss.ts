import {parse} from 'postcss';
import {transform} from 'lightningcss';
import {takeMarks} from './origin';
import {
  dropReplaced,
  dropUnread,
  findNamedProperties,
  inlineConstants,
  shortenNames,
} from './properties';
import {dropUnusedSelectors, makeCanName} from './selectors';
import {makeIsNotRendered} from './serverRendered';
import {addPages, addSource, makeWords} from './words';

export type Build = {
  /** The build's stylesheet, with marks. */
  css: string;
  /** HTML; each is looked at before the next is taken. */
  pages: Iterable<Buffer>;
  /** What else can name a class or custom property: scripts, other stylesheets, data, drawings. */
  scripts: Iterable<string>;
  /** The sources that scripts are made of, but for those of the theme. */
  sources: Iterable<string>;
  /** What a class is called in its CSS module. */
  localOf: (className: string) => string;
};

export type Result = {
  css: string;
  /** Scripts join names of custom properties. */ isBuilt: boolean;
};

/** The stylesheet without those rules of the packages that nothing in the build can use. */
export function keepUsedCss({css, pages, scripts, sources, localOf}: Build): Result {
  const words = makeWords();
  addPages(words, pages);
  const isNotRendered = makeIsNotRendered(words.all, localOf);
  const ownWords = makeWords();
  for (const source of sources) {
    addSource(ownWords, source);
  }
  for (const script of scripts) {
    addSource(words, script);
  }

  const root = parse(css);
  const rules = takeMarks(root);
  const canName = makeCanName(words);
  const canNameItself = makeCanName(ownWords);
  dropUnusedSelectors(
    rules,
    (className) => canName(className) && (!isNotRendered(className) || canNameItself(className)),
  );

  const isBuilt = words.joints.has('--');
  const named = new Set([...words.properties, ...findNamedProperties(root)]);
  const starts = [...words.propertyStarts];
  const isNamed = (property: string) =>
    isBuilt || named.has(property) || starts.some((start) => property.startsWith(start));
  dropReplaced(root, rules);
  dropUnread(root, rules, isNamed);
  inlineConstants(root, isNamed);
  shortenNames(root, isNamed);
  const code = Buffer.from(root.toString());
  return {
    css: transform({filename: 'styles.css', code, minify: true}).code.toString(),
    isBuilt,
  };
}
