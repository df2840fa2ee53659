/** The licence of notes, posts and figures, as in README.md. */
export const LICENCE = {
  name: 'CC BY 4.0',
  address: 'https://creativecommons.org/licenses/by/4.0/',
};
