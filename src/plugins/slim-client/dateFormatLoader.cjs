// @ts-check
/** A bundler loader for the theme's `IntlUtils`: has it write dates by src/dateFormat.ts. */

const FORMAT = 'new Intl.DateTimeFormat(';

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function dateFormatLoader(source) {
  if (!source.includes(FORMAT)) {
    throw new Error(
      `${this.resourcePath} no longer has "${FORMAT}"; adapt src/plugins/slim-client or take it out.`,
    );
  }
  return `import {makeDateFormat} from '@site/src/dateFormat';\n${source.replace(FORMAT, 'makeDateFormat(')}`;
};
