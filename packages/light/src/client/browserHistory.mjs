/**
 * The `history` library as the browser's router uses it. The bundler takes no class of the routers for
 * unused before the minifier does, and would keep what these call. They still say so where one is used.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

function leftOut() {
  throw new Error(
    "Routers whose address is in the hash or in memory are left out. To have them: light(site, {without: ['client']}).",
  );
}

export const createHashHistory = leftOut;
export const createMemoryHistory = leftOut;
