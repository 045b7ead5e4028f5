/**
 * Creates keyed values, each once, on first use. `Intl` objects take milliseconds to create, which no page should pay
 * before it needs them.
 */
export function lazilyBy<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
