import { capital } from '../words.ts';

const noun =
  '(?:\\s+(?!(?:and|or|but|in|on|at|for|with|to|that|which|who|from|by|of|is|are|will|since)\\b)[\\p{L}-]+){0,3}';

/** Superlatives of rank and measure. Ones that claim nothing about us, such as "latest" and "nearest", are allowed. */
const superlatives =
  'cheapest|fastest|biggest|largest|greatest|greenest|cleanest|safest|strongest|smartest|quickest|easiest|finest|lowest|highest|best|most \\p{L}+|leading|number one|no\\. ?1|#1|premier|foremost|top';
/** Claims that no piece may make, except the brand's own. */
export const claimPatterns: readonly RegExp[] = [
  new RegExp(
    `(?:\\bthe\\s+)?(?:\\b(?:world|country|nation|state|region|continent|industry|market|city|planet|${capital})['’]s)\\s+(?:only\\s+|first\\s+|number one\\s+|no\\. ?1\\s+|#1\\s+|(?:absolutely\\s+)?(?:${superlatives}))${noun}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:the|our|at the|is|are|we[’']re|be)\\s+(?<fact>(?:(?:absolute(?:ly)?|very|undisputed|by far the)\\s+)?(?:${superlatives.replace('most \\p{L}+', 'most (?:trusted|advanced|reliable|secure|sustainable|efficient|experienced|innovative|affordable|popular|respected|modern|powerful|eco-friendly|complete|famous)').replace('|top', '|top(?=\\s+(?:provider|company|recycler|choice|supplier))')})(?=\\s)${noun}(?:\\s+(?:in|on|of)\\s+(?:the\\s+)?(?:world|country|market|industry|business|state|region|planet|earth|${capital}(?:\\s+${capital})?))?)`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:${superlatives}|(?!priest)\\p{L}+iest)${noun}\\s+(?:in|on|of)\\s+(?:the\\s+)?(?:world|country|market|industry|state|planet|earth|nation|business|region|USA?|Europe|America|Texas))`,
    'giu',
  ),
  /\b(?:(?:world|industry|market|class)[- ]leading|world[- ]class|best[- ]in[- ]class|second to none|unbeat(?:able|en)|unrivall?ed|unmatched|unparallell?ed|market leaders?|industry leaders?|leading (?:provider|supplier|company|recycler|specialist)s?|(?:number one|no\. ?1|#1) (?:in|for|choice|recycler|provider|company)|lowest prices?(?: guaranteed)?|best prices?(?: guaranteed)?|award[- ]winning|revolutionary|miracle|(?:top|highly|best)[- ]rated|first of its kind|one of the (?:best|leading|largest|biggest|fastest|cheapest|greenest|safest)(?: \p{L}+)?|(?:trusted|loved|chosen|preferred|recommended) by (?:(?:over|more than|nearly|almost|about|hundreds of|thousands of|millions of|many|most|all)\s+)?[\d,.]*\+?\s*\p{L}+|(?:rated|voted|ranked) (?:the )?(?:#|no\.? ?|number )?(?:\d+|one|first|best|top)\b[^.!?;,\n]{0,24}|\d(?:\.\d)?[- ]stars?(?! (?:hotel|resort|restaurant|general))(?:[- ](?:rated|rating|service|reviews?))?)\b/giu,
  /(?<![\p{L}\d.,])(?:100\s?(?:%|percent)|one hundred percent|fully|completely|totally|absolutely|entirely)\s+(?:recycl(?:ed|able|ing)|saf(?:e|ety)|secure|green|sustainable|clean|emission[- ]free|carbon[- ](?:neutral|free)|climate[- ]neutral|renewable|organic|natural|reliable|guaranteed|risk[- ]free|legal|compliant|certified|waste[- ]free|recovery|recycling|pure|satisfaction|of (?:all |the )?(?:toxins?|emissions?|pollutants?|risks?|customers?)|of (?:all|every|the) (?:materials?|panels?|parts?))/giu,
  /\b(?:(?:carbon|climate|CO2|CO₂)[- ](?:neutral|positive|negative|free)|net[- ]zero|zero[- ](?:emissions?|carbon|waste|risk|pollution|defects?|downtime|data loss)|emission[- ]free|risk[- ]free|pollution[- ]free|toxin[- ]free|(?:completely|perfectly|entirely|totally) (?:harmless|safe)|harmless to \p{L}+|non-toxic|(?:no|without|zero|free of) (?:any |known )?(?:side effects?|health (?:risks?|effects?)))\b/giu,
  /\b(?:(?:money[- ]back |lifetime |price |full |satisfaction )?guarante(?:e|es|ed|ee)(?:d)?(?: (?:results?|savings?|profits?|returns?|delivery|the \p{L}+ \p{L}+))?|never fails?|(?:can|could) never \p{L}+|(?:no one|nobody) (?:ever )?(?:gets?|got|has been|was|is) (?:hurt|injured|sick)|(?:(?:absolutely|completely|totally|fully) )?(?:fire|hack|tamper|leak|theft|fool)-?proof|can(?:not|[’']t) fail|(?:100\s?%\s)?un(?:hack|breach|crack|break)able(?:[,\s]+guaranteed)?|(?:no[ -]?one|nobody|none|no (?:other \p{L}+|competitor))(?: else)? (?:can |could |will |even )?(?:beats?|match(?:es)?|tops?|offers?|pays?|does|do|comes?|gets?|gives?|sells?|rivals?|undercuts?)\b[^.!?;,\n]{0,60}?(?=\s(?:for|in|on|at|from|with|when)\b|[.!?;,\n]|$)|no one else|nobody else|(?:no[ -]?one|nobody)(?: on earth| in (?:the )?\p{L}+)? \p{L}+ (?:\p{L}+er|more \p{L}+) than (?:us|we)\b|the only (?:[\p{L}\d%-]+ ){0,4}?(?:company|recycler|provider|supplier|one)\b(?:(?!\s(?:and|but|so|then)\s)[^.!?;,\n]){0,60}|better than new|\p{L}+ (?:recommends?|endorses?|prefers?|trusts?) us|lasts? forever|forever free|for life|will (?:never|always) \p{L}+|cures?|saves? the planet|doubles? your|triples? your|proven to)\b/giu,
];

/** Certificates, marks and approvals by name. Those the brand holds are allowed. */
export const certificatePattern =
  /(?<![\p{L}\d])(?:(?:we are |are |is |now |fully |officially )?(?<fact>(?:ISO(?:\/IEC)?[ -]?\d{4,5}(?:[-:]\d{1,4})?|e-Stewards|B[- ]Corp(?:oration)?|SOC ?[12](?: Type (?:I|II|1|2))?|PCI[- ]DSS|FedRAMP|NAID(?: AAA)?|LEED(?: (?:Gold|Platinum|Silver))?|Energy Star|EPEAT|TÜV|CE|UL|FDA|EPA|OSHA|GDPR|WEEELABEX|EMAS|Fair ?Trade|Cradle to Cradle|CMMC|CSA|ETL|RoHS|FSC|government|state|federal|EU)[- ](?:certifi(?:ed|cation|cate)|approved|approval|accredited|accreditation|compliant|registered|listed|qualified|rated|endorsed|mark|label)|\p{Lu}[\p{Lu}\d]{2,} (?:certified|accredited|approved)|(?:certified|accredited|approved|endorsed|recommended|tested|verified) (?:by|to|under|according to) (?:the )?[\p{Lu}\d][\p{L}\d/-]*(?:[ ][\p{Lu}\d][\p{L}\d/:-]*){0,3}|ISO(?:\/IEC)?[ -]?\d{4,5}(?:[-:]\d{1,4})?|e-Stewards|B[- ]Corp|SOC ?2(?: Type (?:I|II|1|2))?|NAID AAA|R1\b|R2v[124-9]|LEED (?:Gold|Platinum|Silver)))/gu;
