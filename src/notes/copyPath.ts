/** @returns the path of a note's Markdown copy, with the base path if `permalink` has it */
export const copyPathOf = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;
