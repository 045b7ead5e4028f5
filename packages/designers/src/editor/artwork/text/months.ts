/** Languages whose day is written next to the month's name. */
const named = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl'];

const namesIn = (language: string): string[] =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(Date.UTC(2027, index, 15));
      return parts.find(({ type }) => type === 'month')?.value.replace(/\.$/, '') ?? '';
    });
  });

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of the months as alternatives of a pattern, the longest first: with a capital, and as their language writes them. */
export const monthNames: string = [
  ...new Set(named.flatMap(namesIn).flatMap((name) => [capitalized(name), name.toUpperCase(), name])),
]
  .filter((name) => /^\p{L}{3,}$/u.test(name))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
