import { folded } from '@daybreak/ui/search';

const titles = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'mx']);

/** Ways to compare names, strictest first: as written, as normalized for search, and by their words in any order. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name.trim().normalize('NFKC').toLocaleLowerCase('en-US'),
  (name) => folded(name).trim(),
  (name) =>
    folded(name.replaceAll(/\([^()]*\)/g, ''))
      .replaceAll("'", '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !titles.has(word))
      .sort()
      .join(' '),
];

/** Finds the people a name refers to: "Ruiz, Jose" is José Ruiz if no one has that exact name. */
export function byName<Who>(people: readonly (readonly [name: string, who: Who])[]) {
  const indexes = spellings.map((spellingOf) => {
    const index = new Map<string, Set<Who>>();
    for (const [name, entry] of people) {
      const key = spellingOf(name);
      index.set(key, (index.get(key) ?? new Set()).add(entry));
    }
    return (name: string) => (spellingOf(name) ? index.get(spellingOf(name)) : undefined);
  });
  return (name: string): readonly Who[] => {
    for (const find of indexes) {
      const found = find(name);
      if (found) return [...found];
    }
    return [];
  };
}
