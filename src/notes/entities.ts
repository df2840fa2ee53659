/** Converts text to HTML and back. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const CHARACTERS = new Map(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

const escape = (character: string) => ENTITIES[character]!;

/** @returns `text` escaped for use between tags */
export const escapeText = (text: string) => text.replace(/[&<>]/g, escape);

/** @returns `text` escaped for use in a double-quoted attribute */
export const escapeAttribute = (text: string) => text.replace(/[&<"]/g, escape);

/** @returns the text of `html`, which has no tags and was escaped by React or the functions above */
export const unescapeText = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS.get(entity)!);
