/** A value that is made when it is first asked for. What `Intl` makes costs milliseconds, which no page pays before it needs them. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
