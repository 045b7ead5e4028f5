/** A topic of a piece: the company's lines of business, and the company itself. */
export type Topic = 'solar' | 'batteries' | 'buying' | 'selling' | 'destruction' | 'hiring' | 'company';

/** Words that indicate a topic. A two-word term counts double: it's rarely ambiguous. */
const topicWords: Record<Exclude<Topic, 'company'>, readonly string[]> = {
  solar: [
    'solar',
    'panel',
    'panels',
    'photovoltaic',
    'pv',
    'module',
    'modules',
    'solar farm',
    'inverter',
    'inverters',
    'roof',
  ],
  batteries: ['battery', 'batteries', 'storage system', 'lithium', 'powerwall'],
  buying: [
    'surplus',
    'decommissioned',
    'buy back',
    'buyback',
    'we buy',
    'sell us',
    'trade in',
    'trade-in',
    'asset recovery',
    'liquidation',
  ],
  selling: [
    'refurbished',
    'hard drive',
    'hard drives',
    'hdd',
    'ssd',
    'servers',
    'server',
    'in stock',
    'for sale',
    'hardware',
    'reseller',
    'resellers',
  ],
  destruction: [
    'shred',
    'shredding',
    'destroy',
    'destruction',
    'wipe',
    'data security',
    'sanitize',
    'erasure',
    'hipaa',
    'secure',
  ],
  hiring: [
    'hiring',
    'job',
    'jobs',
    'career',
    'careers',
    'join our team',
    'recruiting',
    'apprentice',
    'vacancy',
    'internship',
  ],
};

/** Counts the words; a term of several words counts double. */
const scoreOf = (text: string, words: readonly string[]): number =>
  words.reduce((sum, word) => {
    const source = word.replaceAll(/[\s-]+/g, '[\\s-]+');
    const hits = text.match(new RegExp(`(?<![\\w-])${source}(?![\\w-])`, 'g'))?.length ?? 0;
    return sum + hits * (/[\s-]/.test(word) ? 2 : 1);
  }, 0);

/** Returns the topic with the most words, the first in a tie, or the company if there are none. */
export function topicOf(text: string): Topic {
  const lower = text.toLowerCase();
  let best: Topic = 'company';
  let most = 0;
  for (const [topic, words] of Object.entries(topicWords) as [
    Exclude<Topic, 'company'>,
    readonly string[],
  ][]) {
    const score = scoreOf(lower, words);
    if (score > most) [best, most] = [topic, score];
  }
  return best;
}
