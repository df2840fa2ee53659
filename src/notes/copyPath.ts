/** @returns the path of a note's copy as text, with the base path where the note's `permalink` has it */
export const copyPathOf = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;
