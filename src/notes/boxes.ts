/**
 * The kinds of box that an author may write (`:::info`); Docusaurus calls them admonitions. These are
 * its own. Another kind is a word in this list and a component for it
 * (https://docusaurus.io/docs/markdown-features/admonitions#customizing-admonitions): the configuration,
 * the linter and what they say take the kinds from here.
 */
export const boxes = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['caution', 'important', 'secondary', 'success'],
];

/** The option `admonitions` of each plugin that reads markdown. */
export const admonitions = {keywords: boxes, extendDefaults: false};
