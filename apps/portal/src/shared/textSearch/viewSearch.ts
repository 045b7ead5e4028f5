/** Returns the search text in a URL query. */
export const queryOf = (search: URLSearchParams): string =>
  (search.get('q') ?? '').slice(0, 200).toWellFormed();

/** Returns a value if it's one of the options. */
export const oneOf = <T extends string, O extends string>(
  value: string | null,
  options: readonly T[],
  otherwise: O,
): T | O => options.find((each) => each === value) ?? otherwise;

/** Returns a URL query. Empty values are left out. */
export const searchOf = (values: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value));
