/** Where a symptom's title ends its first message or its opening words, in a note and in the index at /docs. */

/** What follows a message: optionally the program that shows it, then another wording or a comment. */
export const AFTER_MESSAGE = /^(?: (?<program>\([^()]*\)))?(?:[,;:] |$| (?=\())/;

/** The end of the opening words in a title that doesn't start with a message; never in parentheses. */
export const END_OF_WORDS = /(?<!\([^()]*)(?:[;:](?= )|,(?= “))/;
