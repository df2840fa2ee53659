/**
 * The kinds of box that authors can write (`:::info`), which Docusaurus calls admonitions. These are the
 * built-in ones. For another kind, add its name here and write a component for it
 * (https://docusaurus.io/docs/markdown-features/admonitions#customizing-admonitions); the configuration,
 * the linter and its messages use this list.
 */
export const boxes = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['caution', 'important', 'secondary', 'success'],
];

/** The `admonitions` option of each plugin that reads Markdown. */
export const admonitions = {keywords: boxes, extendDefaults: false};
