/** Makes a value once per key. A failed one is made again at the next call. */
export function cached<Key, T>(cache: Map<Key, Promise<T>>, key: Key, make: () => Promise<T>): Promise<T> {
  const promise = cache.get(key) ?? make();
  cache.set(key, promise);
  promise.catch(() => cache.delete(key));
  return promise;
}
