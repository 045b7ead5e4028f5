/** Items as people list them: "a, b, and c" or "a, b, or c". */
export const listText = (items: Iterable<string>, last: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en-US', { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(items);
