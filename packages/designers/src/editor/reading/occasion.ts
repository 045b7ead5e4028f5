import type { DescriptionOccasion, ReadDescription } from './brief.ts';

/** Words that indicate an occasion, from specific to general. */
const occasions: readonly (readonly [DescriptionOccasion, RegExp])[] = [
  [
    'webinar',
    /\b(?:webinar|online (?:talk|seminar|session|training|event|workshop)|live ?stream|virtual (?:event|tour|talk)|web seminar)/gi,
  ],
  [
    'hiring',
    /\b(?:hiring|we(?:[’']re| are) (?:looking for|recruiting)|job (?:fair|opening|offer|ad)s?|vacanc(?:y|ies)|recruit\w*|careers?|apprentice(?:ship)?s?|join our team|internships?|apply (?:now|by|at|online|to)|(?:send|submit) (?:us |your |an )+(?:\p{L}+ )?(?:applications?|CV|r[ée]sum[ée])|pays? (?:from )?[$€£]|open (?:positions?|roles?))/giu,
  ],
  ['thanks', /\b(?:thank(?:s|ing| you)?|gratitude|appreciat\w+|farewell|goodbye|congratulat\w+)/gi],
  [
    'safety',
    /\b(?:safety|hazard|emergency|evacuat\w*|protective|PPE|helmets?|hard hats?|gloves|first aid|fire drill|accident|warning|danger|lockout|high.?voltage)/gi,
  ],
  [
    'milestone',
    /\b(?:milestone|anniversar(?:y|ies)|celebrat\w+|\d+(?:st|nd|rd|th) (?:panel|ton|customer|site|year)|years? of (?:service|recycling)|(?:have|has) (?:now )?(?:recycled|collected|processed)|since \d{4})/gi,
  ],
  [
    'event',
    /\b(?:events?|open (?:day|house)|drop-?off (?:day|event)|(?:panel )?discussion|debate|swap meet|(?:chess|quiz|game|film|movie|family) (?:evening|night)|happy hour|raffle|barbecue|bbq|screening|kick-?off|all-?hands|reunion|gala|dinner|brunch|hackathon|class\b(?= on| at|,)|workshop|conference|trade (?:show|fair)|fair|expo|exhibition|invit\w+|join us|booth|collection day|tour|meetup|breakfast|seminar|training|talk|picnic|party|gathering|summit|visit us|town hall|concert|lunch|reception|ceremony|course|symposium|roadshow|festival|shredding day|ribbon.cutting|day\b(?= (?:at|on|in)))/gi,
  ],
  [
    'launch',
    /\b(?:launch\w*|introduc\w+|now available|brand.?new|new (?:line|service|product|site|depot|plant|app|tool|portal|program)|unveil\w*|opens? (?:on|in|its doors)|grand opening|opening of)/gi,
  ],
  [
    'offer',
    /(?:\b\d+\s?(?:%|percent)\s+(?:off|discount)|\b(?:discounts?|sale|special offer|deals?|promotion|vouchers?|save|coupon|offer ends|price|reduced|trade.?in bonus|limited time|off (?:all|our|every))\b|[$€£]\s?\d+\s+off|\bbuy one|\bfrom [$€£]|\bfor (?:only )?[$€£])/gi,
  ],
  [
    'announcement',
    /\b(?:announc\w+|new\b|news|starting|as of|from now on|mov(?:e|es|ed|ing) to|chang(?:e|es|ed|ing)|expan\w+|opening hours|closed|partner(?:ship)?|merger|award|opening|welcom\w+|joins? (?:us|our))/gi,
  ],
  [
    'service',
    /\b(?:service|we (?:recycle|collect|buy|sell|destroy|shred|take|wipe|pick up|accept|offer|repair|test)|pick-?up|explain\w*|how (?:to|we|it)|why|what (?:is|happens)|facts|learn|guide|steps|recycling|destruction|buy.?back)/gi,
  ],
];
const weights: Partial<Record<DescriptionOccasion, number>> = {
  webinar: 4,
  hiring: 3,
  offer: 2,
  event: 2,
  safety: 2,
  thanks: 2,
  milestone: 2,
  launch: 2,
};

export function occasionOf(
  text: string,
  { dated, timed, off }: { dated: boolean; timed: boolean; off: boolean },
): DescriptionOccasion {
  let best: DescriptionOccasion = 'general';
  let most = 0;
  for (const [occasion, words] of occasions) {
    let score = (text.match(words)?.length ?? 0) * (weights[occasion] ?? 1);
    if (occasion === 'offer' && off) score += 3;
    if (occasion === 'event' && score > 0 && dated && timed) score += 2;
    if (score > most) [best, most] = [occasion, score];
  }
  return best;
}

const tones: readonly (readonly [ReadDescription['tone'], RegExp])[] = [
  [
    'urgent',
    /\b(?:urgent(?:ly)?|last (?:chance|call)|hurry|deadline|only until|ends (?:on|today|tomorrow|soon)|today only|limited (?:time|places|seats)|act now|final days)\b/i,
  ],
  ['formal', /\b(?:formal|serious|official|cordially|dignified|sober|businesslike|corporate tone)\b/i],
  [
    'warm',
    /\b(?:friendly|warm|warmly|cheerful|fun|welcoming|community spirit|family|families|neighbou?rs|playful|cozy|heartfelt|thank(?:s| you)?)\b/i,
  ],
];
export const toneOf = (text: string): ReadDescription['tone'] =>
  tones.find(([, words]) => words.test(text))?.[0] ?? 'plain';
