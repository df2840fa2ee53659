/**
 * The `history` library as the browser's router uses it. The bundler takes no class of the routers
 * for unused before the minifier does, and keeps what these would call.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

// Imported by routers that the site does not have.
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
