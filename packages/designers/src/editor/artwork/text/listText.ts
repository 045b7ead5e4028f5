/** Items as people list them: "a, b and c" or "a, b or c", without the comma of en-US, like other texts. */
export const listText = (items: Iterable<string>, last: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat('en-GB', { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(items);
