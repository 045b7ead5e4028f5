import { polite, say } from './steering.ts';

/** Leads from words to the designer to what the piece says: "please say that", "the text can be:", "I would like a poster:". */
const persons =
  '(?:(?:all |the |our |every |any |both )*(?:everybody|everyone|people|them|customers|clients|suppliers|partners|colleagues|readers|staff|employees|us|(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s)(?: (?:of|in|at) [\\p{L} ]{2,24}?)?)';
const leads: readonly RegExp[] = [
  new RegExp(
    `^${polite}(?:(?:it|this|the (?:text|piece|poster|flyer|mail|email|post|banner|ad)) (?:should|must|needs to|has to|can|could) (?:please )?|make it |(?:you can|you could|can you|could you|we (?:want|would like|need|have|must|should)(?: to)?|i (?:want|would like|need)(?: to)?)(?: also)?(?: please)? )?(?:${say}|say)(?: (?:please|also|it|(?:to )?${persons}))*(?: please)*(?: in [\\p{L} ]{3,20} (?:words|terms|language))?(?:\\s*:\\s*| that\\s+| how (?=we\\b)| (?=what\\b)| the fact that | (?=["“„]))(?=\\S+)`,
    'iu',
  ),
  new RegExp(
    `^${polite}(?:(?:you can|you could|we (?:want|would like|need)(?: to)?)(?: also)? )?(?:mention|include|add|list|highlight|stress|emphasi[sz]e|introduce|announce|advertise|promote|explain|focus on|put)(?: also)? (?=(?:the |our |an? |that )?\\S+\\s+\\S)`,
    'iu',
  ),
  /^(?:the )?(?:text|theme|topic|message|numbers|rules|facts|steps|points|dates) (?:is|are|can be|could be|should be|should say|reads|says)\s*:?\s+(?=\S)/iu,
  // "A recap of", "something nice for".
  /^(?:an? |the )?(?:[\p{L}-]+ )?(?:recap|reminder|announcement|invitation|invite|notice|update|summary|teaser|overview|piece|text)(?:\s*:\s*| (?:of|about|on|for|to|that|from) )(?=\S+)/iu,
  /^(?:please )?(?:make|write|do|say|create|design|draft|prepare) (?:me |us )?(?:something|anything|one)(?: [\p{L}-]+)? (?:for|about|on|to|that says) (?=\S)/iu,
  new RegExp(`^(?:to )(?:${say}) (?=\\S)(?!you\\b)(?<!(?:thank|congratulate|welcome|celebrate) )`, 'iu'),
  /^(?:it|this|the (?:text|piece|poster|flyer|brochure|mail|email|post|banner|ad|infographic)) (?:should|must|needs to|has to|can|could) (?:please |also )*(?:say|tell|mention|explain|read|state|show|list|cover)(?: that)? (?=\S)/iu,
  /^(?:please )?(?:which|that|it) (?:explains?|says?|shows?|tells?|announces?|invites?|lists?)(?:\s*:\s*| that | how (?=we\b)| )(?=\S)/iu,
  /^(?:link|url|website)(?: to| is)? (?=\S+\.\S)/iu,
  /^i (?:want|wish|would like|need) that (?=we\b)/iu,
  /^(?:(?:end|close|finish|start|begin|open|sign off)(?:s|ing)? with\s*:\s*)(?=\S)/iu,
];
const unless =
  '(?!(?:in|on|at|with|should|must|can|small|big|large|bold|to|left|right|top|bottom|please|first|last)\\b)';
const named: readonly (readonly ['headline' | 'action', RegExp])[] = [
  [
    'headline',
    new RegExp(
      `^(?:with )?(?:the )?(?:title|headline|hook|slogan)(?: (?:is|reads|says|should be|can be))?\\s?[:=]? ${unless}(?=\\S)`,
      'iu',
    ),
  ],
  [
    'action',
    new RegExp(
      `^(?:with )?(?:the |an? )?(?:cta|call to action|button)(?: text)?(?: (?:is|reads|says|should be|can be|should say))?\\s?[:=]? ${unless}(?=\\S)`,
      'iu',
    ),
  ],
];

/** How far words lead to what the piece says, and what for. */
export function leadAt(
  text: string,
  start: number,
  end: number,
): { length: number; kind: 'reader' | 'headline' | 'action' } {
  const space = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
  const words = text.slice(start + space, end);
  for (const [kind, lead] of named) {
    const found = lead.exec(words)?.[0].length ?? 0;
    if (found > 0) return { kind, length: space + found };
  }
  let length = 0;
  // "A reminder that", after "please write".
  for (let next = -1; next !== 0; length += next)
    next = Math.max(0, ...leads.map((lead) => lead.exec(words.slice(length))?.[0].length ?? 0));
  return { kind: 'reader', length: length > 0 ? space + length : 0 };
}
