// @ts-check
/**
 * What an author may not do: the build stops and says where and why. A part that has such a case of
 * its own adds it here.
 *
 * @typedef {object} MustStop
 * @property {string} name A sentence: what the author did.
 * @property {Record<string, string>} files Contents by path, put into the fixture site.
 * @property {string[]} [without] Parts that are off.
 * @property {RegExp[]} says Each must be in what the build prints: where, and why.
 */

/** @type {MustStop[]} */
export const mustStop = [
  {
    name: 'a file name that no address can have',
    files: {'docs/names/100% sure.mdx': '---\ntitle: Sure\n---\n\nText.\n'},
    says: [/docs\/names\/100% sure\.mdx/, /couldn't compute a valid slug/],
  },
  {
    name: 'front matter of the wrong type',
    files: {'docs/front/labels.mdx': '---\ntitle: Labels\nsidebar_position: first\n---\n\nText.\n'},
    says: [/docs\/front\/labels\.mdx/, /"sidebar_position" must be a number/],
  },
  {
    name: 'two notes with one id',
    files: {'docs/front/twice.mdx': '---\nid: own-id\n---\n\nText.\n'},
    says: [/front\/addresses\.mdx/, /front\/twice\.mdx/, /front\/own-id/],
  },
  {
    name: 'a sidebar of a version with a note that is not there',
    files: {'versioned_sidebars/version-1.0-sidebars.json': '{"main": ["start", "missing-note"]}'},
    says: [/version-1\.0-sidebars\.json/, /missing-note/],
  },
  {
    name: 'an author that nobody listed',
    files: {
      'blog/2024-01-01-first.md':
        '---\nslug: first\nauthors: nobody\n---\n\nA\n\n<!-- truncate -->\n\nB\n',
    },
    says: [/nobody/, /authors/],
  },
  {
    name: 'MDX that does not parse',
    files: {'docs/markdown/toc.mdx': '---\ntitle: Contents\n---\n\n<Open>\n'},
    says: [/docs\/markdown\/toc\.mdx/, /MDX compilation failed/],
  },
  {
    name: 'a picture that is not there',
    files: {'docs/markdown/toc.mdx': '---\ntitle: Contents\n---\n\n![None](./none.png)\n'},
    says: [/docs\/markdown\/toc\.mdx/, /none\.png/],
  },
  {
    name: 'a part of the light build that there is none of',
    files: {},
    without: ['nothing'],
    says: [/there is no part "nothing"/, /Parts are: code, article/],
  },
];
