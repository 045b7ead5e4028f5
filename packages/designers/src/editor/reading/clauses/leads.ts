import { polite, say } from './steering.ts';

/** Leads from words to the designer to what the piece says: "please say that", "the text can be:", "I would like a poster:". */
const persons =
  '(?:(?:all |the |our |every |any |both )*(?:everybody|everyone|people|them|customers|clients|suppliers|partners|colleagues|readers|staff|employees|us|(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s)(?: (?:of|in|at) [\\p{L} ]{2,24}?)?)';
/** Who wants it said: "the boss says", "sales wants us to". */
const wanted =
  "(?:(?:we|i)[’']d (?:like|love|want) to |(?:[\\p{L}’'.&-]+ ){1,4}?(?:(?:wants?|would like|needs?|asked|asks|has|have)(?: (?:us|me|you))? to |(?:says?|asked|said)(?: (?:to|we should))? ))";
const through = '(?: (?:by|in|with|via) (?:an? )?(?:e-?mail|mail|flyer|poster|post|letter|text))?';
const leads: readonly RegExp[] = [
  new RegExp(
    `^${polite}(?:(?:it|this|the (?:text|piece|poster|flyer|mail|email|post|banner|ad)) (?:should|must|needs to|has to|can|could) (?:please )?|make it |(?:you can|you could|can you|could you|we (?:want|would like|need|have|must|should)(?: to)?|i (?:want|would like|need)(?: to)?|(?:i|we)[’']d (?:like|love)(?: to)?)(?: also)?(?: please)? |${wanted})?(?:${say}|say)(?: (?:please|also|it|(?:to )?${persons}))*(?: please)*(?: in [\\p{L} ]{3,20} (?:words|terms|language))?(?:\\s*:\\s*| that\\s+| how (?=we\\b)| (?=what\\b)| the fact that | (?=["“„])| (?=(?:we|our|it[’']s|there)\\b))(?=\\S+)`,
    'iu',
  ),
  new RegExp(
    `^${polite}(?:(?:you can|you could|we (?:want|would like|need)(?: to)?)(?: also)? )?(?:mention|include|add|list|highlight|stress|emphasi[sz]e|introduce|announce|advertise|promote|explain|focus on|put(?! it| them| your| on| out| up| away| in| down))(?: also)? (?=(?:the |our |an? |that )?\\S+\\s+\\S)`,
    'iu',
  ),
  /^(?:the )?(?:text|theme|topic|message|numbers|rules|facts|steps|points|dates) (?:is|are|can be|could be|should be|should say|reads|says)\s*:?\s+(?!\p{L}+(?:ed|ood)\b|easy\b|not\b|very\b)(?=\S)/iu,
  new RegExp(`^${wanted}(?:mention|include|add|highlight|stress|point out) (?=\\S+\\s+\\S)`, 'iu'),
  /^(?:please )?(?:on|at|in) the (?:bottom|back|front|top|end|side)(?: of (?:it|the page))?[,:]?(?: (?:please|add|put|say|with))* (?=[^.]*\d)/iu,
  /^(?:(?:and|please|pls) )*quote (?=[^:."“]{2,50}:\s*["“])/iu,
  new RegExp(`^${polite}(?:post|publish|share|announce|put out|spread the word) that (?=\\S)`, 'iu'),
  new RegExp(`^${polite}invite (?:[\\p{L}’'-]+ ){1,8}?to (?=(?:the|our|an?) )`, 'iu'),
  // "A recap of", "something nice for".
  /^(?:an? |the )?(?:[\p{L}-]+ )?(?:recap|reminder|announcement|invitation|invite|notice|update|summary|teaser|overview|piece|text)(?:\s*:\s*| (?:of|about|on|for|to|that|from) )(?=\S+)/iu,
  /^(?:please )?(?:make|write|do|say|create|design|draft|prepare|(?:i|we) need) (?:me |us )?(?:something|anything|one)(?: [\p{L}-]+)? (?:for|about|on|to|that says) (?:[^:]{2,30}:\s+)?(?=\S)/iu,
  // "Tell them the noise is over by June", "Three things have to be in it: …".
  new RegExp(
    `^${polite}(?:tell|remind|inform|notify) (?!us\\b)${persons}${through} that (?=\\S)|^${polite}(?:tell|remind) ${persons} (?=(?:the|our|we|it|there|they|all)\\b)|^${polite}(?:${wanted})?(?:tell|remind|inform|notify) (?!us\\b)${persons} (?:about|of) (?=\\S)`,
    'iu',
  ),
  // Who signs is printed below.
  /^(?:[Pp]lease )?(?:[Ss]ign(?:ed)?(?: it| this)?(?: off)? (?:from|by|as|with)|[Ii]t (?:comes|goes out|is) from) (?=\p{Lu}\p{Ll}+(?:,| \p{Lu}))/u,
  /^(?:these|some|two|three|four|five|\d+) (?:things|points|facts|numbers|figures) (?:have to|must|should|need to) (?:be|go) in(?: it| there)?\s*:\s*(?=\S)/iu,
  new RegExp(`^(?:to )(?:${say}) (?=\\S)(?!you\\b)(?<!(?:thank|congratulate|welcome|celebrate) )`, 'iu'),
  /^(?:it|this|the (?:text|piece|poster|flyer|brochure|mail|email|post|banner|ad|infographic)) (?:should|must|needs to|has to|can|could) (?:please |also )*(?:say|tell|mention|explain|read|state|show|list|cover)(?: that)? (?=\S)/iu,
  /^(?:please )?(?:which|that|it) (?:explains?|says?|shows?|tells?|announces?|invites?|lists?|summarizes?|describes?|presents?)(?:\s*:\s*| that | how (?=we\b)| )(?=\S)/iu,
  /^(?:[Pp]lease |[Tt]o |[Ww]e (?:want|would like|need|have) to )?[Ll]et (?!\p{Lu}\p{Ll}+ know)[\p{L} ]{2,30} know (?:that |about )(?=\S)/u,
  new RegExp(
    `^(?:that|which) (?:tells?|reminds?|informs?|invites?) ${persons} (?:(?:about|of|that|to) |(?=(?:what|how|when|where|why|which)\\b))(?=\\S)`,
    'iu',
  ),
  /^(?:link|url|website)(?: to| is)? (?=\S+\.\S)/iu,
  /^(?:[Ii]t|[Tt]his)(?:[’']s| is) (?:(?:all )?about (?=\S)|for (?=(?:the )?\p{Lu}\p{L}+ \p{Lu}|(?:the|our|an?) [\p{L} -]{3,40}:))/u,
  new RegExp(
    `^(?:the |its |our )?(?:purpose|goal|aim|objective|point)(?: of (?:this|the) \\p{L}+)? is to (?:${say})(?: (?:to )?${persons})?(?: (?:about|of|that|to))? (?=\\S)`,
    'iu',
  ),
  /^(?:the |our )?(?:phone|telephone|e-?mail|web)(?: number| address)?(?: too| also| as well)?\s*:\s*(?=\S)/iu,
  /^i (?:want|wish|would like|need) that (?=we\b)/iu,
  /^i(?:[’']m| am) (?:organizing|planning|hosting|preparing|arranging|running|putting together) (?=(?:an?|the|our)\s)/iu,
  // What readers are to learn is what the piece says.
  new RegExp(
    `^(?:${persons}|they) (?:should|must|need to|ought to|have to|has to|need|will) (?:understand|know|learn|see|realize|remember|hear|find out|be told|be aware)(?: that| how| what)? (?!(?:it|this|them)\\b)(?=\\S)`,
    'iu',
  ),
  /^(?:(?:end|close|finish|start|begin|open|sign off)(?:s|ing)? with\s*:\s*)(?=\S)/iu,
];
const unless =
  "(?!(?:in|on|at|with|should|must|can|small|big|large|bold|to|left|right|top|bottom|please|first|last|is|isn[’']t|not|needed|required|optional|something|anything|along|about|goes|leads|links|points|takes|opens)\\b)";
/** "CTA Get a quote" names it; a sentence on "the button" needs a verb that does. */
const named =
  '(?: (?:is|reads|says|(?:should|can|could|might|will) (?:be|read|say))|(?=\\s?[:=]|\\s["“„])|(?<!\\b(?:the|its|our|an?) [\\p{L} ]{3,24}))\\s?[:=]?';
type Named = 'headline' | 'action' | 'person' | 'role' | 'place';
const fields: readonly (readonly [Named, RegExp])[] = [
  ['place', /^(?:the )?(?:location|venue|place) (?:is|will be) (?=\S)/iu],
  [
    'person',
    /^(?:[Tt]he |[Hh]is |[Hh]er |[Tt]heir )?[Nn]ame (?:is|reads)(?: (?:spelled|written))? (?=\p{Lu})/u,
  ],
  [
    'role',
    /^(?:(?:[Hh]is |[Hh]er |[Tt]heir |[Tt]he |[Jj]ob ){1,2}title (?:is|reads)|[Ii](?:[’']m| am) now(?: the| our)?) (?=\p{Lu})/u,
  ],
  [
    'headline',
    new RegExp(`^(?:with )?(?:the |its |our )?(?:title|headline|hook|slogan)${named} ${unless}(?=\\S)`, 'iu'),
  ],
  [
    'action',
    new RegExp(
      `^(?:with )?(?:the |its |an? )?(?:cta|call to action|button)(?: text)?${named} ${unless}(?=\\S)`,
      'iu',
    ),
  ],
];

/** How far words lead to what the piece says, and what for. */
export function leadAt(text: string, start: number, end: number): { length: number; kind: 'reader' | Named } {
  const space = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
  const words = text.slice(start + space, end);
  for (const [kind, lead] of fields) {
    const found = lead.exec(words)?.[0].length ?? 0;
    if (found > 0) return { kind, length: space + found };
  }
  let length = 0;
  // "A reminder that", after "please write".
  for (let next = -1; next !== 0; length += next)
    next = Math.max(0, ...leads.map((lead) => lead.exec(words.slice(length))?.[0].length ?? 0));
  return { kind: 'reader', length: length > 0 ? space + length : 0 };
}
