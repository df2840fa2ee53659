import type {Declaration, Root, Rule} from 'postcss';
import {dropEmpty} from './selectors';

/** Matches the root element and nothing else, in one state or in all. */
const ROOT_SELECTOR = /^(:root|html)(\[[^\]]*\])*$|^\[[^\]]*\]:root$/;

/** What a value may not be for its place to be taken by it: these mean something else elsewhere. */
const CASCADING = /^(initial|inherit|unset|revert|revert-layer)?$/i;

const reads = (value: string) =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]!);

/** The properties that the stylesheet names other than to set or read them; these keep their names. */
export function findNamedProperties(root: Root): string[] {
  const names: string[] = [];
  root.walkDecls(({value}) => {
    names.push(...[...value.matchAll(/(?<!var\(\s*)(?<![\w-])--[\w-]+/g)].map(([name]) => name));
  });
  root.walkAtRules('property', ({params}) => void names.push(params));
  return names;
}

/** Where a rule stands and what it selects: equal for rules that apply to the same at the same time. */
function contextOf(rule: Declaration['parent']): string {
  let context = '';
  for (let node: typeof rule | undefined = rule; node; node = node.parent as typeof rule) {
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

function isOnRootOnly({parent}: Declaration): boolean {
  return (parent as Rule).selectors.every((selector) => ROOT_SELECTOR.test(selector));
}

/** Holds always, whatever the mode, the screen or the reader's wishes. */
function isUnconditional({parent}: Declaration): boolean {
  return parent?.parent?.type === 'root' && /^(:root|html)$/.test((parent as Rule).selector);
}

/** Removes declarations that a later rule with the same selectors, in the same place, replaces. */
export function dropReplaced(root: Root): void {
  for (const declarations of collect(root).values()) {
    const contexts = new Set<string>();
    for (const declaration of declarations.reverse()) {
      const context = `${declaration.important}${contextOf(declaration.parent)}`;
      if (contexts.has(context)) {
        declaration.remove();
      }
      contexts.add(context);
    }
  }
}

/** Removes declarations of properties that nothing reads: no other declaration, no page, no script. */
export function dropUnread(root: Root, isNamedOutside: (property: string) => boolean): void {
  const declarations = collect(root);
  const pending = [...declarations.keys()].filter(isNamedOutside);
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
  dropEmpty(root);
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
export function inlineConstants(root: Root, isNamedOutside: (property: string) => boolean): void {
  const declarations = collect(root);
  const allReaders = collectReaders(root);
  const isRootOnly = (name: string) =>
    !isNamedOutside(name) && (declarations.get(name)?.every(isOnRootOnly) ?? false);
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
    if (readers.length === 1 || value.length <= `var(${name})`.length) {
      readers.forEach((reader) => {
        reader.value = replaceReads(reader.value, name, value);
        reads(value).forEach((inner) => add(allReaders, inner, reader));
      });
      constant.remove();
    }
  }
  dropEmpty(root);
}

/** Gives every property that only this stylesheet knows a name of one or two letters. */
export function shortenNames(root: Root, isNamedOutside: (property: string) => boolean): void {
  const names = [...collect(root).keys()].filter((name) => !isNamedOutside(name));
  const shortNames = new Map(names.map((name, index) => [name, `--${(index + 10).toString(36)}`]));
  root.walkDecls((declaration) => {
    declaration.prop = shortNames.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replace(
      /(var\(\s*)(--[\w-]+)/g,
      (_, start: string, name: string) => start + (shortNames.get(name) ?? name),
    );
  });
}
