/** Stands where the theme gives every page the highlighter and its languages. */
export {};
