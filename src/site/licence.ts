/** Under which notes, posts and figures may be shared; README.md says the same. */
export const LICENCE = {
  name: 'CC BY 4.0',
  address: 'https://creativecommons.org/licenses/by/4.0/',
};
