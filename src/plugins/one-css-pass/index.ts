/**
 * Leaves prefixes and the writing of new syntax in an older form to Lightning CSS, which minifies the
 * stylesheet and knows the same browsers (`browserslist` in package.json). Docusaurus has
 * postcss-preset-env do so beforehand, file by file, each time after a search for PostCSS's settings.
 *
 * Gain: one second of a build's seven, and 27 bytes of CSS. Cost: none known. What is no longer
 * written is `-webkit-text-decoration` where a line is all that it sets, which Safari reads from
 * `text-decoration`, and older names of `break-inside` and `position-area`, which no supported browser
 * wants; `:not()` with a list counts by the rules of Selectors 4 again
 * (https://www.w3.org/TR/selectors-4/#specificity-rules).
 */
import type {Plugin} from '@docusaurus/types';

export default function oneCssPass(): Plugin {
  return {
    name: 'one-css-pass',
    configurePostCss: (options) =>
      // While developing, nothing is minified.
      process.env.NODE_ENV === 'production' ? {...options, plugins: [], config: false} : options,
  };
}
