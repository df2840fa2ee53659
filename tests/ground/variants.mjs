// @ts-check
/**
 * The forms in which the fixture site is built; its configuration reads one of them by name.
 *
 * @typedef {object} Variant
 * @property {string} baseUrl
 * @property {boolean | undefined} trailingSlash
 * @property {string[]} locales The first one is the default.
 * @property {RegExp} [pages] Which pages are compared, by path below the base URL; all without it.
 * @property {boolean} [hasLooks] Whether styles are compared; true without it.
 */

/** Pages whose addresses and links depend on the base URL and on the slash at the end. */
const ADDRESSES =
  /^$|^(?:docs|second)\/?$|names|files\/(?:links|assets)|front\/(?:head|unlisted|labels|pagination)|own\/slug|cards|tabs\/registered|react\/(?:imported|docusaurus)|markdown(?:-index|\/headings)|code\/options|^docs\/(?:1\.0|next)\/?$|^blog\/?$|^blog\/(?:first|2024|archive)|^blog\/tags\/?$|^(?:page|plain|component)|deep|404/;

/** @type {Record<string, Variant>} */
const variants = {
  whole: {baseUrl: '/ground/', trailingSlash: undefined, locales: ['en']},
  root: {baseUrl: '/', trailingSlash: true, locales: ['en'], pages: ADDRESSES, hasLooks: false},
  deep: {
    baseUrl: '/a/b/c/',
    trailingSlash: false,
    locales: ['en'],
    pages: ADDRESSES,
    hasLooks: false,
  },
  locales: {
    baseUrl: '/ground/',
    trailingSlash: undefined,
    locales: ['en', 'ar'],
    pages:
      /^ar\/(?:$|docs\/(?:$|1\.0\/$|markdown\/|next\/(?:$|markdown\/|code\/(?:options|numbers)|names))|second|blog\/(?:$|first|archive)|plain|404)|^docs\/markdown\//,
  },
};

/** The parts of the light build, by the names that `light(config, {without})` knows. */
export const PARTS = [
  'code',
  'article',
  'routes',
  'client',
  'scripts',
  'navigation',
  'hints',
  'css',
];

export const VARIANT_NAMES = Object.keys(variants);

/**
 * @param {string} name
 * @returns {Variant}
 * @throws Error where there is none of that name.
 */
export function getVariant(name) {
  const variant = variants[name];
  if (!variant) {
    throw new Error(`There is no variant “${name}”: give one of ${VARIANT_NAMES.join(', ')}.`);
  }
  return variant;
}
