/**
 * The `history` library as the browser's router uses it. The bundler takes no class of the routers for
 * unused before the minifier does, and would keep what these call.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
