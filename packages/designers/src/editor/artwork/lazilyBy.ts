/**
 * Creates keyed values, each once, on first use. `Intl` objects take milliseconds to create, which no page should pay
 * before it needs them.
 */
export function lazilyBy<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}
