/** A text without case and accents, so that "jose" finds "José". */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Those whose text holds every word of the query, the ones whose name begins with it first, otherwise in the given order.
 * An empty query finds all.
 */
export function find<T>(
  query: string,
  candidates: readonly T[],
  textOf: (candidate: T) => { name: string; more?: string },
): T[] {
  const whole = plain(query.trim());
  const words = whole.split(/\s+/).filter(Boolean);
  const hits = candidates.filter((candidate) => {
    const { name, more = '' } = textOf(candidate);
    const text = plain(`${name} ${more}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (candidate: T) => plain(textOf(candidate).name).startsWith(whole);
  return [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))];
}
