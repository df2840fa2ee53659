/**
 * The site's configuration without what only the build reads. To read such a key is an error that says
 * so: on the server, which renders every page, it stops the build.
 *
 * @param config Without the keys.
 * @param keys Left out of it.
 * @param name Of the configuration, for the error.
 */
export function leaveOut<T extends object>(
  config: T,
  keys: readonly string[],
  name = 'siteConfig',
): T {
  keys.forEach((key) =>
    Object.defineProperty(config, key, {
      get() {
        throw new Error(
          `${name}.${key} is for the build alone. To have it in the browser: light(site, {without: ['client']}).`,
        );
      },
    }),
  );
  return config;
}
