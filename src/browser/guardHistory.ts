import {createLocation, type History} from 'history';

const guarded = new WeakSet<History>();

/**
 * Has a link load its page where the browser takes no new entry for its history: Safari after a hundred
 * in half a minute, frames without an origin. The router's own history throws there, and the link does
 * nothing.
 */
export function guardHistory(history: History): void {
  if (guarded.has(history)) {
    return;
  }
  guarded.add(history);
  const guard = (go: History['push'], load: (url: string) => void) =>
    ((to: string, state?: unknown) => {
      try {
        go(to, state);
      } catch (error) {
        console.warn(error);
        load(history.createHref(createLocation(to, state, undefined, history.location)));
      }
    }) as History['push'];
  Object.assign(history, {
    push: guard(history.push.bind(history), (url) => window.location.assign(url)),
    replace: guard(history.replace.bind(history), (url) => window.location.replace(url)),
  });
}
