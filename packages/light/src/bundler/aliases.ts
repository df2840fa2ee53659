import path from 'node:path';

/** As much of a bundler's configuration as is needed here. */
type Config = {resolve?: {alias?: unknown}};

/** Files that the bundler takes for names (`@theme/…`), by the name. */
export function aliasesOf({resolve}: Config): Record<string, string> {
  const all = (resolve?.alias ?? {}) as Record<string, string | false>;
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, file]) => (file === false ? [] : [[name, file]])),
  );
}

/**
 * Aliases that put another module in place of a component of the theme, by each name that it is found
 * by (`@theme/…`, `@theme-original/…`).
 *
 * @param aliases The bundler's.
 * @param folder The component's, absolute.
 * @param file The other module's, absolute.
 */
export function replaceComponent(
  aliases: Record<string, string>,
  folder: string,
  file: string,
): Record<string, string> {
  const names = Object.keys(aliases).filter((name) => aliases[name]!.startsWith(folder + path.sep));
  return Object.fromEntries(names.map((name) => [name, file]));
}
