/* global exports, window */
/**
 * A page that exports no component in the browser. On the server it has one, because the build would
 * stop at the fault; that is also why this file speaks CommonJS, whose exports can differ.
 */
Object.defineProperty(exports, '__esModule', {value: true});
exports.namedOnly = true;
if (typeof window === 'undefined') {
  exports.default = () => null;
}
