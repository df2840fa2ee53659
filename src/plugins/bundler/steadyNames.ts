/**
 * Has the minifier give the runtime's variables the same names in every build of one commit.
 *
 * The minifier takes the letters that a script uses most. In the runtime stand the hashes of all chunks,
 * and at that moment they are not yet those of the chunks' contents: they differ by the project's folder
 * and by what the bundler's cache held, and a, c, d and f with them. So the minifier gets digits in
 * their place.
 *
 * Leans on the bundler's hooks alone, which are documented (https://rspack.dev/api/plugin-api).
 */
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

const NAME = 'steady-names';

const QUOTED_HASH = /(?<=")[0-9a-f]+(?=")/g;

function listHashes(compilation: Compilation): Set<string> {
  return new Set(compilation.getAssets().flatMap(({info}) => info.contenthash ?? []));
}

/**
 * @param source A script.
 * @param hashes Those that are to be replaced where they stand in quotes.
 * @returns The script with digits of the same length, and the hashes by these.
 */
export function replaceHashes(source: string, hashes: ReadonlySet<string>) {
  const byDigits = new Map<string, string>();
  const digitsOf = new Map<string, string>();
  let count = 0;
  const replaced = source.replace(QUOTED_HASH, (hash) => {
    if (!hashes.has(hash)) {
      return hash;
    }
    let digits = digitsOf.get(hash);
    while (!digits || (!digitsOf.has(hash) && source.includes(digits))) {
      digits = String(count++).padStart(hash.length, '0');
    }
    digitsOf.set(hash, digits);
    byDigits.set(digits, hash);
    return digits;
  });
  return {replaced, byDigits};
}

/** A plugin for the bundler. */
export const steadyNames = {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const replacedHashes = new Map<string, ReadonlyMap<string, string>>();
      const update = (file: string, change: (source: string) => string) =>
        compilation.updateAsset(
          file,
          (source) => new sources.RawSource(change(source.source().toString())),
        );
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;

      compilation.hooks.processAssets.tap({name: NAME, stage: stage - 1}, () => {
        const hashes = listHashes(compilation);
        const runtimes = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
        for (const file of runtimes.flatMap(({files}) => [...files])) {
          if (file.endsWith('.js')) {
            update(file, (source) => {
              const {replaced, byDigits} = replaceHashes(source, hashes);
              replacedHashes.set(file, byDigits);
              return replaced;
            });
          }
        }
      });

      compilation.hooks.processAssets.tap({name: NAME, stage: stage + 1}, () => {
        for (const [file, byDigits] of replacedHashes) {
          update(file, (source) =>
            source.replace(QUOTED_HASH, (digits) => byDigits.get(digits) ?? digits),
          );
        }
      });
    });
  },
};
