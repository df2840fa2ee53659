/** Stops the build: `message` names the package or file, and what is wrong with it. */
export function fail(message: string): never {
  throw new Error(
    `light: the part "css" can't be used: ${message} Adapt src/light/css, or turn the part off: light(config, {without: ['css']}).`,
  );
}
