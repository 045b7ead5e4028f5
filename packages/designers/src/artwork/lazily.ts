/** A value that is made when it is first asked for. What `Intl` makes costs milliseconds, which no page pays before it needs them. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The same for values by a key: each is made when it is first asked for, once. */
export function lazilyBy<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
