/** What a piece can be about: the company's lines of business, and itself. */
export type Topic = 'solar' | 'batteries' | 'buying' | 'selling' | 'destruction' | 'hiring' | 'company';

export type EventOccasion = 'event' | 'offer' | 'announcement' | 'education' | 'thanks' | 'service';

export type Tone = 'plain' | 'warm' | 'urgent';

/** Words that indicate a topic. A two-word term counts double: it's rarely ambiguous. */
export const topicWords: Record<Exclude<Topic, 'company'>, readonly string[]> = {
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

export const occasionWords: Record<Exclude<EventOccasion, 'service'>, readonly string[]> = {
  event: [
    'event',
    'open house',
    'open day',
    'drop-off',
    'drop off',
    'workshop',
    'webinar',
    'conference',
    'trade show',
    'invite',
    'invitation',
    'join us',
    'booth',
    'collection day',
  ],
  offer: ['off', 'discount', 'free', 'sale', 'offer', 'deal', 'promotion', 'save', 'special', 'voucher'],
  announcement: [
    'announce',
    'announcing',
    'announcement',
    'launch',
    'launching',
    'new',
    'opening',
    'introducing',
    'now available',
    'expanding',
  ],
  education: [
    'learn',
    'explain',
    'guide',
    'facts',
    'how to',
    'tips',
    'awareness',
    'earth day',
    'why',
    'educational',
    'infographic',
    'steps',
  ],
  thanks: ['thank', 'thanks', 'anniversary', 'celebrate', 'celebrating', 'appreciation', 'milestone'],
};

export const toneWords: Record<Exclude<Tone, 'plain'>, readonly string[]> = {
  warm: ['friendly', 'warm', 'family', 'community', 'neighbors', 'welcome', 'fun', 'thank'],
  urgent: [
    'urgent',
    'last chance',
    'hurry',
    'deadline',
    'limited',
    'only until',
    'ends',
    'today only',
    'now',
  ],
};

/** Audiences, in the wording of the small line above the headline. */
export const audiences = [
  {
    label: 'For homeowners',
    words: ['homeowner', 'homeowners', 'residential', 'household', 'families', 'neighbors'],
  },
  { label: 'For installers', words: ['installer', 'installers', 'epc', 'contractor', 'contractors'] },
  { label: 'For utilities', words: ['utility', 'utilities', 'grid operator', 'solar farm', 'power plant'] },
  {
    label: 'For data centers',
    words: ['data center', 'data centers', 'datacenter', 'colocation', 'hyperscale'],
  },
  { label: 'For IT teams', words: ['it team', 'it teams', 'it manager', 'it managers', 'cio', 'sysadmin'] },
  { label: 'For hospitals', words: ['hospital', 'hospitals', 'clinic', 'clinics', 'healthcare', 'hipaa'] },
  { label: 'For schools', words: ['school', 'schools', 'university', 'students', 'campus'] },
  { label: 'For partners', words: ['partner', 'partners', 'reseller', 'resellers', 'vendor', 'vendors'] },
  {
    label: 'For businesses',
    words: ['business', 'businesses', 'company', 'companies', 'commercial', 'enterprise', 'b2b'],
  },
] as const;

/** How often the words occur; a term of several words counts double. */
const scoreOf = (text: string, words: readonly string[]): number =>
  words.reduce((sum, word) => {
    const source = word.replaceAll(/[\s-]+/g, '[\\s-]+');
    const hits = text.match(new RegExp(`(?<![\\w-])${source}(?![\\w-])`, 'g'))?.length ?? 0;
    return sum + hits * (/[\s-]/.test(word) ? 2 : 1);
  }, 0);

/** What a text is about: the topic with the most words, the first in a tie; the company if there's none. */
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
