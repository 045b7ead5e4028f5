import { company } from '@daybreak/brand';
import { claims } from '@daybreak/brand/guidelines';
import { overlaps, type Span, within } from './found.ts';
import { otherRequests, otherSubjects } from './offTopic.ts';
import { declaredRivals, hostile, rival } from './rivals.ts';
import { capital } from './words.ts';

/** Words that no piece may contain, and the sentence that explains why. */
export interface Refused {
  at: readonly [number, number];
  sentence: string;
  /** Whether the whole sentence goes, and not only these words. */
  whole: boolean;
}

type Kind = 'claim' | 'certificate' | 'unwanted' | 'competitor' | 'personal' | 'instruction' | 'offTopic';

const sentences: Record<Kind, (words: string) => string> = {
  claim: (words) => `“${words}” is left out because it isn't one of our approved claims.`,
  certificate: (words) => `“${words}” is left out because we don't have this certification.`,
  unwanted: (words) => `“${words}” is left out, as you asked.`,
  competitor: (words) => `“${words}” is left out because we don't name or rate our competitors.`,
  personal: (words) => `“${words}” is left out because it's personal.`,
  instruction: (words) => `“${words}” is left out because it's an instruction to the wizard.`,
  offTopic: (words) =>
    `“${words}” is left out because the wizard only makes marketing pieces for ${company.name}.`,
};

/** Text of the brand's claims, for looking up words. */
const claimed = claims.map(({ text }) => text.toLowerCase()).join(' ');
const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[-–—‑\s]+/g, ' ')
    .trim();

const noun =
  '(?:\\s+(?!(?:and|or|but|in|on|at|for|with|to|that|which|who|from|by|of|is|are|will|since)\\b)[\\p{L}-]+){0,3}';

/** Superlatives of rank and measure. Those that don't claim anything about us, such as "latest" and "nearest", are allowed. */
const superlatives =
  'cheapest|fastest|biggest|largest|greatest|greenest|cleanest|safest|strongest|smartest|quickest|easiest|finest|lowest|highest|best|most \\p{L}+|leading|number one|no\\. ?1|#1|premier|foremost|top';
const wrong: readonly RegExp[] = [
  new RegExp(
    `(?:\\bthe\\s+)?(?:\\b(?:world|country|nation|state|region|continent|industry|market|city|planet|${capital})['’]s)\\s+(?:only\\s+|first\\s+|number one\\s+|no\\. ?1\\s+|#1\\s+|(?:absolutely\\s+)?(?:${superlatives}))${noun}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:the|our|at the|is|are|we[’']re|be)\\s+(?<fact>(?:(?:absolute(?:ly)?|very|undisputed|by far the)\\s+)?(?:${superlatives.replace('most \\p{L}+', 'most (?:trusted|advanced|reliable|secure|sustainable|efficient|experienced|innovative|affordable|popular|respected|modern|powerful|eco-friendly|complete|famous)').replace('|top', '|top(?=\\s+(?:provider|company|recycler|choice|supplier))')})(?=\\s)${noun}(?:\\s+(?:in|on|of)\\s+(?:the\\s+)?(?:world|country|market|industry|business|state|region|planet|earth|${capital}(?:\\s+${capital})?))?)`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:${superlatives})${noun}\\s+(?:in|on|of)\\s+(?:the\\s+)?(?:world|country|market|industry|state|planet|earth|nation|business|region|USA?|Europe|America|Texas))`,
    'giu',
  ),
  /\b(?:(?:world|industry|market|class)[- ]leading|world[- ]class|best[- ]in[- ]class|second to none|unbeat(?:able|en)|unrivall?ed|unmatched|unparallell?ed|market leaders?|industry leaders?|leading (?:provider|supplier|company|recycler|specialist)s?|(?:number one|no\. ?1|#1) (?:in|for|choice|recycler|provider|company)|lowest prices?(?: guaranteed)?|best prices?(?: guaranteed)?|award[- ]winning|revolutionary|miracle|(?:top|highly|best)[- ]rated|first of its kind|one of the (?:best|leading|largest|biggest|fastest|cheapest|greenest|safest)(?: \p{L}+)?|(?:trusted|loved|chosen|preferred|recommended) by (?:(?:over|more than|nearly|almost|about|hundreds of|thousands of|millions of|many|most|all)\s+)?[\d,.]*\+?\s*\p{L}+|(?:rated|voted|ranked) (?:the )?(?:#|no\.? ?|number )?(?:\d+|one|first|best|top)\b[^.!?;,\n]{0,24}|\d(?:\.\d)?[- ]stars?(?! (?:hotel|resort|restaurant|general))(?:[- ](?:rated|rating|service|reviews?))?)\b/giu,
  /(?<![\p{L}\d.,])(?:100\s?(?:%|percent)|one hundred percent|fully|completely|totally|absolutely|entirely)\s+(?:recycl(?:ed|able|ing)|saf(?:e|ety)|secure|green|sustainable|clean|emission[- ]free|carbon[- ](?:neutral|free)|climate[- ]neutral|renewable|organic|natural|reliable|guaranteed|risk[- ]free|legal|compliant|certified|waste[- ]free|recovery|recycling|pure|satisfaction|of (?:all |the )?(?:toxins?|emissions?|pollutants?|risks?|customers?)|of (?:all|every|the) (?:materials?|panels?|parts?))/giu,
  /\b(?:(?:carbon|climate|CO2|CO₂)[- ](?:neutral|positive|negative|free)|net[- ]zero|zero[- ](?:emissions?|carbon|waste|risk|pollution|defects?)|emission[- ]free|risk[- ]free|pollution[- ]free|toxin[- ]free|(?:completely|perfectly|entirely|totally) (?:harmless|safe)|harmless to \p{L}+|non-toxic|(?:no|without|zero|free of) (?:any |known )?(?:side effects?|health (?:risks?|effects?)))\b/giu,
  /\b(?:certified|approved|endorsed|accredited|recommended|authorized|verified|audited) by (?:the |our )?(?!us\b)\p{L}+(?: \p{Lu}\p{L}+)*/giu,
  /\b(?:(?:money[- ]back |lifetime |price |full |satisfaction )?guarante(?:e|es|ed|ee)(?:d)?(?: (?:results?|savings?|profits?|returns?|delivery|the \p{L}+ \p{L}+))?|never fails?|(?:can|could) never \p{L}+|(?:no one|nobody) (?:ever )?(?:gets?|got|has been|was|is) (?:hurt|injured|sick)|(?:(?:absolutely|completely|totally|fully) )?(?:fire|hack|tamper|leak|theft|fool)-?proof|can(?:not|[’']t) fail|(?:100\s?%\s)?un(?:hack|breach|crack|break)able(?:[,\s]+guaranteed)?|(?:no[ -]?one|nobody|none|no (?:other \p{L}+|competitor))(?: else)? (?:can |could |will |even )?(?:beats?|match(?:es)?|tops?|offers?|pays?|does|do|comes?|gets?|gives?|sells?|rivals?|undercuts?)\b[^.!?;,\n]{0,60}?(?=\s(?:for|in|on|at|from|with|when)\b|[.!?;,\n]|$)|no one else|nobody else|the only (?:[\p{L}\d%-]+ ){0,4}?(?:company|recycler|provider|supplier|one)\b(?:(?!\s(?:and|but|so|then)\s)[^.!?;,\n]){0,60}|better than new|\p{L}+ (?:recommends?|endorses?|prefers?|trusts?) us|lasts? forever|forever free|for life|will (?:never|always) \p{L}+|cures?|saves? the planet|doubles? your|triples? your|proven to)\b/giu,
];

/** Certificates, marks and approvals by name. Those the brand holds are allowed. */
const certificates =
  /(?<![\p{L}\d])(?:(?:we are |are |is |now |fully |officially )?(?<fact>(?:ISO(?:\/IEC)?[ -]?\d{4,5}(?:[-:]\d{1,4})?|e-Stewards|B[- ]Corp(?:oration)?|SOC ?[12](?: Type (?:I|II|1|2))?|PCI[- ]DSS|FedRAMP|NAID(?: AAA)?|LEED(?: (?:Gold|Platinum|Silver))?|Energy Star|EPEAT|TÜV|CE|UL|FDA|EPA|OSHA|GDPR|WEEELABEX|EMAS|Fair ?Trade|Cradle to Cradle|CMMC|CSA|ETL|RoHS|FSC|government|state|federal|EU)[- ](?:certifi(?:ed|cation|cate)|approved|approval|accredited|accreditation|compliant|registered|listed|qualified|rated|endorsed|mark|label)|\p{Lu}[\p{Lu}\d]{2,} (?:certified|accredited|approved)|(?:certified|accredited|approved|endorsed|recommended|tested|verified) (?:by|to|under|according to) (?:the )?[\p{Lu}\d][\p{L}\d/-]*(?:[ ][\p{Lu}\d][\p{L}\d/:-]*){0,3}|ISO(?:\/IEC)?[ -]?\d{4,5}(?:[-:]\d{1,4})?|e-Stewards|B[- ]Corp|SOC ?2(?: Type (?:I|II|1|2))?|NAID AAA|R1\b|R2v[124-9]|LEED (?:Gold|Platinum|Silver)))/gu;
const held = [...company.certifications.map(({ label }) => label), 'R2', 'SEIA'];

/** What the author asks to leave out: "don’t mention the client (Westmark)". */
const unwanted =
  /\b(?:(?:please\s+)?(?:do(?:\s+not|n[’']?t)|never)\s+(?:mention|name|say|disclose|print|reveal|give\s+away|use\s+the\s+(?:words?|names?|terms?|phrases?))|without\s+(?:mentioning|naming|saying|disclosing)|leave\s+out(?!\s+of)|no\s+mention\s+of)[^\S\n]+(?:[^.!?;,\n(]|\([^)\n]*\))+/giu;

/** “His family's phone number must not appear.” */
const keptOut =
  /(?<=[\p{L}\d,)] )(?:must|should|may|can|will|shall)(?: not|n[’']t|not) (?:appear|be (?:mentioned|named|cited|shown|printed|disclosed|published|revealed|quoted|listed))\b/giu;

/** Whose names say nothing about anyone next to no person. */
const illness =
  '(?:cancer|tumou?rs?|lymphoma|leuka?emia|chemo(?:therapy)?|dialysis|rehab|autis(?:m|tic)|dementia|epilep\\w+|diabet(?:es|ic)|HIV|hepatitis|strokes?|miscarriage|pregnan(?:t|cy)|depression|bipolar|burn-?out|surgery|migraines?|drinking|arthritis|asthma)';
const whom = "(?:his|her|their|my|[\\p{Lu}][\\p{L}]+['’]s)";
const personal: readonly RegExp[] = [
  /(?:,\s*)?(?:\b(?:who (?:was|is) )?(?<fact>(?:was )?born (?:on |in )?(?:the )?[\p{L}\d][\p{L}\d\s/.-]{2,24}?(?:\d{4}|\d{1,2}\/\d{1,2}))|\b(?:date of birth|birth ?date|D\.?O\.?B\.?)(?: is|:)?\s*[\p{L}\d](?:(?!\s(?:and|or)\s)[^.!?;,\n]){2,30})/giu,
  new RegExp(
    `\\b(?:${whom} (?:\\p{L}+ )?birthday|${whom} (?:home|private|personal) (?:address|phone|number|mobile|cell|e-?mail)|(?:home|private|personal) (?:address|phone|mobile|number|cell)(?: number)?|${whom} (?:home|house|apartment) (?:at|in|on)(?=[^.!?;,\\n]*\\d)|(?:who |she |he |they )?lives? (?:alone )?(?:at|in the house)|residing at|resident at)(?:[^.!?;,)\\n]|(?<=\\b(?:St|Ave|Rd|Apt|No))\\.){0,100}(?:,\\s+\\p{Lu}[\\p{L}]+)?`,
    'giu',
  ),
  new RegExp(
    `\\b(?:${whom}|(?:she|he|they|who|\\p{Lu}\\p{L}+) (?:is|are|was|has|had|have|suffers?|recovers?|survived|got|failed)(?: been)?)\\s+(?:\\p{L}+\\s+){0,3}?(?:ill(?:ness)?|sick(?:ness| leave)?|cancer|pregnan(?:t|cy)|diabet(?:es|ic)|depress(?:ed|ion)|burn-?out|surgery|(?<=(?:an|her|his|heart|knee|hip|back)\\s)operation|diagnos(?:ed|is)|(?<=\\b(?:he|she|who|is a|was)\\s(?:is\\s|was\\s)?)disabled|disability|heart attack|stroke|epilep\\w+|HIV|asthma|allerg\\w+|medication|therapy|hospitali[sz]ed|medical (?:condition|history|leave|record)s?|health (?:condition|problem|record|issue)s?|blood (?:type|pressure)|back (?:pain|injury)|broken (?:leg|arm|hip)|migraines?|alcohol\\w*|rehab|chemo(?:therapy)?|dialysis|transplant|lymphoma|leuka?emia|tumou?rs?|dementia|anxiety|hepatitis|(?:drug|alcohol|polygraph) test)[^.!?;,\\n]{0,60}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:${whom} (?:salary|religion|sexual orientation|marital status|divorce|wages?|bank account|passport|social security|SSN|tax number)|(?:she|he) earns|social security number|SSN|passport (?:number|no\\.?)|IBAN|credit card(?: number)?|bank account(?: number)?)(?=\\s*(?:is|are|:|of|number|\\d|[A-Z]{2}\\d|\\$|in\\b|and|,|\\.))(?:[^!?;,.\\n]|[,.](?=\\d)){0,60}`,
    'giu',
  ),
  /\b\d{3}-\d{2}-\d{4}\b/g,
  /\b(?:divorced (?:since|from|in)|(?:salary|pay) (?:band|grade) [\p{L}\d]+|(?:gate|door|alarm) (?:code|PIN)(?: is|:)? \d+)\b[^.!?;,\n]{0,30}/giu,
  /(?<=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:, | \())aged? \d{1,2}\b/gu,
  /(?<=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b[^.!?\n]{0,30}[\s,])of \d{1,5} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? ?(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Trail|Court|Ct|Way|Place|Blvd|Circle|Terrace)\b/gu,
  /\b(?:(?:is|was|are|were|and|but|just|recently|newly) (?:(?:just|recently|newly|getting|going through a) )?(?:divorced?|widowed|separated from (?:his|her|their))|(?:(?:she|he|they|who|will|to) (?:will )?(?:earns?|makes?|be paid|(?:is|are) paid)|(?:salary|pay|wage) (?:of|is)) (?:about |some |over )?[$€£]\s?\d[\d,.]*k?|(?:bypass|heart|hip|knee|brain|back) (?:surgery|operation)(?! (?:units?|departments?|teams?|centers?|wards?|suites?))|(?:his|her|their) (?:liver|kidney|blood|heart|cholesterol|sugar|drinking|weight)\b)(?:[^.!?;,\n]|[,.](?=\d)){0,40}/giu,
  /\b(?:(?:home|house|residence|apartment) (?:of|belonging to)|home address|where (?:he|she|they) lives?)\b[^.!?\n]{0,80}?(?<fact>\d{1,5} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)/gu,
  /(?<=\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+[^.!?\n]{0,40})\b(?:diabetic|pregnant|HIV[- ]positive|epileptic|asthmatic|bipolar|autistic|in a wheelchair|on (?:sick|parental|maternity) leave)\b[^.!?;,)\n]{0,40}/gu,
  /\b(?:wife|husband|son|daughter|girlfriend|boyfriend|fianc[ée]e?)\s+(?:is\s+)?\p{Lu}\p{Ll}+/gu,
  // A person's license, as "DOB" or "driver" next to it shows; a company's license belongs on what it prints.
  /\b(?:(?:driver[’']?s?|driving)\s+licen[sc]e|(?<=\b(?:driver|DOB|born|birth)\b[^.!?\n]{0,60})licen[sc]e)\s*(?:no\.?|number|#|:|is)*\s*(?=[\p{L}\d\s-]{0,12}\d)[\p{L}\d][\p{L}\d\s-]{3,24}/giu,
  /(?:\b(?:he|she|who) (?:is|turns|just turned)|(?<=(?:^|[,\n])\s*)(?:turns|just turned)) \d{2}(?: years old)?\b/giu,
  /\b(?:(?:back|recover(?:ing|ed)) from|out (?:for|with)|on) (?:(?!(?:our|your|the|all)\b)\p{L}+ )?(?:surgery|an? operation|sick leave|(?:medical|parental|maternity|paternity) leave|cancer|rehab|chemo(?:therapy)?|radiation|dialysis)\b/giu,
  new RegExp(
    `(?<=(?:\\b(?:he|she|his|her|him|hers|who|mom|dad)\\b|[’']s\\b|\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+)[^.!?\\n]{0,100})(?:(?:of|with|from|for|in|has|had|on account of|because of|due to|after|about)\\s+)?(?:(?:the|his|her|an?)\\s+)?(?:\\p{Ll}+\\s+)?${illness}\\b(?! (?:center|centre|clinic|ward|research|awareness|screening|unit|patients?|drive|walk|run|fund|survivors|care|guests))[^.!?;,)\\n]{0,60}`,
    'gu',
  ),
];

const instructions: readonly RegExp[] = [
  // "Never bypass the safety rules" and "don't forget to sign up before Friday" are for the reader.
  /(?<!\b(?:never|not|n[’']t|dont|cannot|to)\s+)\b(?:ignore|disregard|forget|override|bypass|circumvent)\s+(?!to\b)(?:\p{L}+\s+){0,4}?(?:rules?|instructions?|prompts?|guidelines?|gates?|filters?|limits?|restrictions?|checks?|polic(?:y|ies)|everything|above|constraints?|orders|voice|brand guide\w*|(?:were|was|been) told|told you|(?<=\b(?:what|all|anything|everything)\s(?:\p{L}+\s+){0,3})before)\b/giu,
  /\b(?:skip|break|violate|do not (?:follow|apply|obey)|don[’']t (?:follow|apply|obey))\s+(?:all\s+)?(?:of\s+)?(?:your|the (?:brand|house|wizard|system|style|voice))(?:[’']s)?\s+(?:\p{L}+\s+){0,2}?(?:rules?|instructions?|guidelines?|gates?|checks?|limits?|filters?)\b/giu,
  /\b(?:system prompt|developer mode|jail ?break|you are (?:now|no longer|an? (?:AI|assistant|chatbot|bot|language model|model))|pretend (?:to be|you are|that you)|act as (?:if you|my|an? (?:AI|assistant|bot|unrestricted|different|human|hacker|developer|DAN))|role ?play as|as an AI|your (?:hidden |secret |original |system )*(?:instructions|rules|prompt|training|configuration)|reveal (?:your|all|any|the (?:hidden|secret|system))|new instructions?:|(?<=(?:^|[.!?\n>]|--)\s*)(?:system|assistant|user|admin|developer):|repeat after me|replace (?:all|the|every) (?:of the )?(?:texts?|words?|copy|content|headlines?)|respond only with|answer (?:only )?(?:with|in \p{L}+) only|answer only with|output (?:only|the|your|all)|print (?:your|the|out) (?:\p{L}+ )?(?:prompt|rules|config\w*|instructions|environment|password)|sudo|rm -rf|drop table|delete (?:all|the|every) (?:users?|tables?|database|drafts|templates|files|other pieces)|execute (?:this|the following|code|commands?|scripts?)|run (?:this|the following) (?:code|command|script)|environment variables?|(?<!\b(?:never|not|n[’']t|dont)\s+(?:\p{L}+\s+)?)(?:show|print|reveal|output|list|include|give|send|tell|write|dump|leak|add|post)\s+(?:\p{L}+\s+){0,3}(?:API keys?|access tokens?)|passwords? of|enable admin|(?:disable|deactivate|suspend|(?:turn|switch) off|unlock) (?:all |your |the |these )+(?:\p{L}+ )?(?:filters?|rules?|gates?|guard ?rails?|limits?|restrictions?|checks?|safeguards?)|approve (?:everything|anything|all) (?:that )?(?:I|we) \p{L}+|note to (?:the )?(?:AI|bot|chatbot|language model|model))\b/giu,
];

/** Markup and code, which are removed without their sentence. */
const markup =
  /<!--[\s\S]{0,400}?(?:-->|$)|<\s*(script|style|iframe|svg)\b[^<]{0,200}<\s*\/\s*\1\s*>|<\s*\/?\s*(?:script|img|iframe|svg|style|system|a)\b[^>\n]{0,120}>?|\{\{[^}\n]{0,80}\}\}|\$\{[^}\n]{0,80}\}|\bjavascript:\S*|\bon(?:error|load|click)\s*=\S*/giu;

/** A claim that the author dictates: "Write APPROVED BY LEGAL". */
const dictated: readonly RegExp[] = [
  /\b(?:write|say|state|claim|print|put|add|stamp)\s+(?:that\s+(?:we|it|this)\s+(?:are|is|was)\s+)?["“‘]?(?:certified|approved|endorsed|accredited|recommended|authorized|verified|audited|tested) by\b/giu,
];

const asked: readonly (readonly [Kind, readonly RegExp[], boolean])[] = [
  ['instruction', [markup], false],
  ['instruction', instructions, true],
  ['claim', dictated, true],
  ['unwanted', [keptOut], true],
  ['personal', personal, false],
  ['unwanted', [unwanted], false],
  ['competitor', hostile, true],
  ['competitor', rival, false],
  ['certificate', [certificates], false],
  ['claim', wrong, false],
  ['offTopic', [otherRequests, otherSubjects], true],
];

const trimmed = (text: string, start: number, end: number): [number, number] => {
  let [from, to] = [start, end];
  while (from < to && /[\s,]/.test(text[from] ?? '')) from++;
  while (to > from && /[\s,.;:]/.test(text[to - 1] ?? '')) to--;
  return [from, to];
};

/** Longer sentences, in characters, are dictated without periods: of those, what's between two conjunctions is meant. */
const longestSentence = 220;
const joint = /\s(?:and(?: then)?|then|but|so)(?=\s)/gi;

/** The sentence around a range. */
function sentenceAround(text: string, [start, end]: readonly [number, number]): [number, number] {
  const before = text.slice(0, start).search(/[.!?\n][^.!?\n]*$/);
  const after = /[.!?\n](?=\s|$)|\n/g;
  after.lastIndex = end;
  const whole = [before < 0 ? 0 : before + 1, after.exec(text)?.index ?? text.length] as const;
  if (whole[1] - whole[0] < longestSentence) return trimmed(text, ...whole);
  const joints = [...text.slice(...whole).matchAll(joint)].map(({ index }) => whole[0] + index);
  const from = joints.findLast((at) => at < start) ?? whole[0];
  // “charges double and never lets you watch”: what goes on about the same isn't said by anyone else.
  const to =
    joints.find(
      (at) => at >= end && !/^\s\w+ (?:never|always|only|even|still|also|they|their)\b/i.test(text.slice(at)),
    ) ?? whole[1];
  return trimmed(text, from, to);
}

/** Whether a sentence only adds what's refused, or leads to it. */
const isForIt = (text: string, [start, end]: readonly [number, number], words: readonly [number, number]) =>
  /^(?:\p{L}+ ){0,4}(?:add|put|write|mention|include|say|print|note|tell|give)\b/iu.test(
    text.slice(start, end),
  ) || /\b(?:to|at|is|was|of|with|by|from|for|on|his|her|their)\s*$/i.test(text.slice(start, words[0]));

/** A claim that begins with its verb: what it's about says nothing without it. */
/** A guarantee of something. */
const promised =
  /^\S*\s?guarante(?:e[ds]\s+(?!by\b)[\p{L}\d]|e\s+(?:to|that|you|we|our|no|the|your|never|\d))/iu;
const verbFirst = /^(?:can|could|will|never|cures?|saves?|doubles?|triples?|lasts?|proven|cannot)\b/i;
/** “A roof we worked on will never leak in winter”: its whole clause. */
const clauseOf = (text: string, [start, end]: readonly [number, number]): readonly [number, number] => [
  start - (/(?:(?!\s(?:and|but|so)\s)[^.,;:!?\n])*$/i.exec(text.slice(0, start))?.[0].length ?? 0),
  end + (/^(?:(?!\s(?:and|but|so)\s)[^.,;:!?\n])*/i.exec(text.slice(end))?.[0].length ?? 0),
];

/** Finds what a description says that no piece may say. `marked`: what's meant for readers, once it's known. */
export function refusedIn(text: string, marked?: readonly Span[]): Refused[] {
  let refused: Refused[] = [];
  for (const [kind, patterns, whole] of [...asked, ['competitor', declaredRivals(text), true] as const])
    for (const pattern of patterns)
      for (const match of text.matchAll(pattern)) {
        const part = match.groups?.fact ?? match[0];
        const start = match.index + match[0].lastIndexOf(part);
        const words = trimmed(text, start, start + part.length);
        if (pattern === otherSubjects && marked?.length && !marked.some((span) => overlaps(span, words)))
          continue;
        const sentence = sentenceAround(text, words);
        const isWhole = whole || (kind === 'personal' && isForIt(text, sentence, words));
        const isClause =
          kind === 'claim' && (verbFirst.test(text.slice(...words)) || promised.test(text.slice(words[0])));
        const around = isWhole ? sentence : isClause ? clauseOf(text, words) : words;
        // A later match within words that are already refused adds nothing.
        const met = refused.filter(
          (other) =>
            other.at[0] < around[1] && around[0] < other.at[1] && !(isClause && within(other.at, around)),
        );
        const at = trimmed(text, around[0], Math.min(around[1], ...met.map((other) => other.at[0])));
        const said = text.slice(...at);
        if (at[1] <= at[0] || !said || isOurs(kind, said)) continue;
        if (isClause) refused = refused.filter((other) => !within(other.at, at));
        refused.push({
          at,
          whole,
          sentence: sentences[kind](said.length > 200 ? `${said.slice(0, 197)}…` : said),
        });
      }
  return refused.sort((one, other) => one.at[0] - other.at[0]);
}

/** Whether the brand's claims contain these words, or the brand holds this certificate. */
function isOurs(kind: Kind, words: string): boolean {
  if (kind === 'certificate')
    return held.some((label) =>
      new RegExp(`(?<![\\p{L}\\d])${label.replaceAll('.', '\\.')}(?![\\p{L}\\d])`, 'iu').test(words),
    );
  return kind === 'claim' && plain(claimed).includes(plain(words));
}

export const englishOnly =
  'The wizard only works in English. Describe the piece in English. Words in “quotation marks” can be in any language.';
