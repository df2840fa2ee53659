/** Caches a function's result for each object it's called with. */
export function onceForEach<Key extends object, Result>(
  find: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    if (!known.has(key)) {
      known.set(key, find(key));
    }
    return known.get(key)!;
  };
}
