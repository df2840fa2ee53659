/** Text that stands in HTML, and back. */

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

/** @returns `text` as it stands between tags */
export const escapeText = (text: string) => text.replace(/[&<>]/g, escape);

/** @returns `text` as it stands in an attribute, in double quotes */
export const escapeAttribute = (text: string) => text.replace(/[&<"]/g, escape);

/** @returns the text of HTML without tags, which React or the functions above have escaped */
export const unescapeText = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS.get(entity)!);
