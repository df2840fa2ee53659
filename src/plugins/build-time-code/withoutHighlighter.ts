/** What the theme still imports from `prism-react-renderer` in the browser: nothing that does anything. */
export const Prism = {};
