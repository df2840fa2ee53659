/** Writes the custom properties of a minified stylesheet in fewer letters. */

/** Whether something on the site names a class or custom property. */
export type IsNamed = (name: string) => boolean;

const STRING = /"(?:\\.|[^"\\])*"/g;
const DECLARED = /(?<=[{;])(--[\w-]+):/g;

/** Means something else where it is read than on the root element. */
const NO_CONSTANT = /var\(|["';]|^(?:inherit|initial|unset|revert)/;

type Declaration = {name: string; value: string; start: number; end: number};

const countOf = (text: string, piece: string) => text.split(piece).length - 1;

/** Declarations in those `:root` rules that always hold, in their order. */
function findOnRoot(css: string): Declaration[] {
  const plain = css.replace(STRING, (string) => '_'.repeat(string.length));
  const isAtTop = (index: number) => {
    const before = plain.slice(0, index);
    return /(?:^|[};])$/.test(before) && countOf(before, '{') === countOf(before, '}');
  };
  return [...plain.matchAll(/:root\{([^{}]*)\}/g)]
    .filter(({index}) => isAtTop(index))
    .flatMap(({index, 1: body = ''}) => {
      const first = index + ':root{'.length;
      return [...body.matchAll(/(?<=^|;)(--[\w-]+):([^;]*);?/g)].map((match) => {
        const start = first + match.index;
        const end = start + match[0].length;
        const value = css
          .slice(start, end)
          .replace(/^[^:]*:/, '')
          .replace(/;$/, '');
        return {name: match[1]!, value, start, end};
      });
    });
}

/** Without declarations on the root element that a later one replaces. */
function dropReplaced(css: string): string {
  const all = findOnRoot(css);
  const last = new Map(all.map((declaration) => [declaration.name, declaration]));
  return all
    .filter((declaration) => last.get(declaration.name) !== declaration)
    .reduceRight((text, {start, end}) => text.slice(0, start) + text.slice(end), css);
}

/** Puts a value in place of its one reader, or of all where it is shorter than `var(…)`. */
function inline(css: string, isNamed: IsNamed): string {
  const counts = new Map<string, number>();
  for (const [, name] of css.matchAll(DECLARED)) {
    counts.set(name!, (counts.get(name!) ?? 0) + 1);
  }
  const constants = findOnRoot(css).filter(({name, value}) => {
    const reader = `var(${name})`;
    const readers = countOf(css, reader);
    return (
      counts.get(name) === 1 &&
      !NO_CONSTANT.test(value) &&
      !isNamed(name) &&
      // A reader with another value for the case that there is none.
      readers === countOf(css, `var(${name}`) - countOf(css, `var(${name}-`) &&
      readers > 0 &&
      (readers === 1 || value.length <= reader.length)
    );
  });
  const values = new Map(constants.map(({name, value}) => [name, value]));
  const without = constants.reduceRight(
    (text, {start, end}) => text.slice(0, start) + text.slice(end),
    css,
  );
  const inlined = without.replace(/var\((--[\w-]+)\)/g, (reader, name: string) =>
    values.has(name) ? ` ${values.get(name)} ` : reader,
  );
  // What had read a constant may be one now.
  return constants.length > 0 ? inline(inlined, isNamed) : inlined;
}

/** Gives every property that only this stylesheet knows a name of one or two letters. */
function shorten(css: string, isNamed: IsNamed): string {
  const short = new Map<string, string>();
  let count = 10;
  for (const [, name] of css.matchAll(DECLARED)) {
    if (!short.has(name!) && !isNamed(name!)) {
      let other: string;
      do {
        other = `--${(count++).toString(36)}`;
      } while (isNamed(other) || css.includes(other));
      short.set(name!, other);
    }
  }
  return css.replace(/(?<![\w-])--[\w-]+/g, (name) => short.get(name) ?? name);
}

/** @param isNamed Whether something outside of the stylesheet names a property. */
export const foldProperties = (css: string, isNamed: IsNamed): string =>
  shorten(inline(dropReplaced(css), isNamed), isNamed);
