/**
 * Custom properties. Infima and the theme have some 400 for whoever wants another look; a built page
 * needs few of them, and those by no particular name. What a page, a script or another stylesheet
 * names stays as it is, and so do the site's own properties that nothing reads.
 */
import type {AtRule, Declaration, Root, Rule} from 'postcss';

type Test = (property: string) => boolean;

/** Matches the root element and nothing else, in one state or in all. */
const ROOT_SELECTOR = /^(:root|html)(\[[^\]]*\])*$|^\[[^\]]*\]:root$/;

/** What a value may not be for its place to be taken by it: these mean something else elsewhere. */
const CASCADING = /^(initial|inherit|unset|revert|revert-layer)?$/i;

/** The names that the functions below can find in a value. */
const PLAIN_NAME = /^--[a-z][\w-]*$/i;

const reads = (value: string) =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]!);

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs;

/** The properties that `text` names other than to read them; in its strings, all. */
function names(text: string): string[] {
  const strings = (text.match(STRING) ?? []).join(' ');
  return [
    ...text.matchAll(/(?<!var\(\s*)(?<![\w-])--[^\s,:;(){}[\]'"*/]+/g),
    ...strings.matchAll(/(?<![\w-])--[\w-]+/g),
  ].map(([name]) => name);
}

/**
 * The properties that the stylesheet names other than to set or read them (in a transition, a query
 * of a style, a selector), and those whose names are unusual. They keep their names.
 */
export function findNamedProperties(root: Root): Set<string> {
  const found: string[] = [];
  root.walk((node) => {
    if (node.type === 'decl') {
      found.push(...names(node.value), ...(PLAIN_NAME.test(node.prop) ? [] : [node.prop]));
    } else if (node.type !== 'comment') {
      found.push(...names(node.type === 'rule' ? node.selector : node.params));
    }
  });
  return new Set(found);
}

/** Where a rule stands and what it selects: equal for rules that apply to the same at the same time. */
function contextOf(rule: Declaration['parent']): string {
  let context = '';
  for (let node = rule as Rule | AtRule | undefined; node; node = node.parent as typeof node) {
    context += `${'selector' in node ? node.selector : ''}@${'params' in node ? node.params : ''}{`;
  }
  return context;
}

type Declarations = Map<string, Declaration[]>;

function add(declarations: Declarations, name: string, declaration: Declaration): void {
  const others = declarations.get(name);
  if (others) {
    others.push(declaration);
  } else {
    declarations.set(name, [declaration]);
  }
}

/** By property, where it is set. */
function collect(root: Root): Declarations {
  const declarations: Declarations = new Map();
  root.walkDecls(/^--/, (declaration) => add(declarations, declaration.prop, declaration));
  return declarations;
}

/** By property, where it is read; twice where a value reads it twice. */
function collectReaders(root: Root): Declarations {
  const readers: Declarations = new Map();
  root.walkDecls((declaration) => {
    reads(declaration.value).forEach((name) => add(readers, name, declaration));
  });
  return readers;
}

const isIn = (rules: ReadonlySet<Rule>, {parent}: Declaration) => rules.has(parent as Rule);

function isOnRootOnly({parent}: Declaration): boolean {
  return (parent as Rule).selectors.every((selector) => ROOT_SELECTOR.test(selector));
}

/** Holds always, whatever the mode, the screen or the reader's wishes. */
function isUnconditional({parent}: Declaration): boolean {
  return parent?.parent?.type === 'root' && /^(:root|html)$/.test((parent as Rule).selector);
}

/** Removes declarations of `rules` that a later rule with the same selectors, in the same place, replaces. */
export function dropReplaced(root: Root, rules: ReadonlySet<Rule>): void {
  for (const declarations of collect(root).values()) {
    const contexts = new Set<string>();
    for (const declaration of declarations.reverse()) {
      const context = `${declaration.important}${contextOf(declaration.parent)}`;
      if (contexts.has(context) && isIn(rules, declaration)) {
        declaration.remove();
      }
      contexts.add(context);
    }
  }
}

/** Removes declarations of `rules` that nothing reads: no other declaration, and nothing outside. */
export function dropUnread(root: Root, rules: ReadonlySet<Rule>, isNamed: Test): void {
  const declarations = collect(root);
  const pending = [...declarations]
    .filter(([name, all]) => isNamed(name) || !all.every((each) => isIn(rules, each)))
    .map(([name]) => name);
  root.walkDecls(/^(?!--)/, ({value}) => void pending.push(...reads(value)));
  const read = new Set<string>();
  for (let name = pending.pop(); name; name = pending.pop()) {
    if (!read.has(name)) {
      read.add(name);
      pending.push(...(declarations.get(name) ?? []).flatMap(({value}) => reads(value)));
    }
  }
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

/** The value with every `var(property)` and `var(property, …)` replaced. Spaces keep numbers apart. */
function replaceReads(value: string, property: string, replacement: string): string {
  const start = value.search(new RegExp(`var\\(\\s*${property}\\s*[,)]`));
  if (start < 0) {
    return value;
  }
  let depth = 0;
  let end = start;
  do {
    depth += {'(': 1, ')': -1}[value[end]!] ?? 0;
    end += 1;
  } while (end < value.length && (depth > 0 || end < start + 'var('.length));
  const rest = replaceReads(value.slice(end), property, replacement);
  return `${value.slice(0, start)} ${replacement} ${rest}`.trim();
}

/**
 * Puts the values of constants in the places that read them, where that is shorter: where there is
 * one place, or the value is no longer than `var(…)`. A constant has one value on the root element,
 * and whatever it reads is set on the root element alone, so that it means the same everywhere.
 */
export function inlineConstants(root: Root, isNamed: Test): void {
  const declarations = collect(root);
  const allReaders = collectReaders(root);
  const isRootOnly = (name: string) =>
    !isNamed(name) && (declarations.get(name)?.every(isOnRootOnly) ?? false);
  for (const [name, all] of declarations) {
    const constant = all.find(isUnconditional);
    const value = constant?.value.trim() ?? '';
    const isConstant =
      constant &&
      !CASCADING.test(value) &&
      isRootOnly(name) &&
      all.every((other) => other.value.trim() === value && !other.important) &&
      reads(value).every(isRootOnly);
    if (!isConstant) {
      continue;
    }
    all.filter((other) => other !== constant).forEach((other) => other.remove());
    declarations.set(name, [constant]);
    // A declaration that was removed has no parent.
    const readers = (allReaders.get(name) ?? []).filter(({parent}) => parent);
    const isShorter = readers.length === 1 || value.length <= `var(${name})`.length;
    if (readers.length > 0 && isShorter) {
      readers.forEach((reader) => {
        reader.value = replaceReads(reader.value, name, value);
        reads(value).forEach((inner) => add(allReaders, inner, reader));
      });
      constant.remove();
    }
  }
}

/** Gives every property that only this stylesheet knows a name of one or two letters. */
export function shortenNames(root: Root, isNamed: Test): void {
  const declared = [...collect(root).keys()];
  const taken = new Set([...declared, ...collectReaders(root).keys()]);
  const shortNames = new Map<string, string>();
  let count = 10;
  for (const name of declared.filter((each) => !isNamed(each))) {
    let shortName: string;
    do {
      shortName = `--${(count++).toString(36)}`;
    } while (taken.has(shortName) || isNamed(shortName));
    shortNames.set(name, shortName);
  }
  root.walkDecls((declaration) => {
    declaration.prop = shortNames.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replace(
      /(var\(\s*)(--[\w-]+)/g,
      (_, start: string, name: string) => start + (shortNames.get(name) ?? name),
    );
  });
}
