/** Names of illnesses. They only count next to a person. */
const illness =
  '(?:cancer|tumou?rs?|lymphoma|leuka?emia|chemo(?:therapy)?|dialysis|rehab|autis(?:m|tic)|dementia|epilep\\w+|diabet(?:es|ic)|HIV|hepatitis|strokes?|miscarriage|pregnan(?:t|cy)|depression|bipolar|burn-?out|surgery|bypass|migraines?|drinking|arthritis|asthma)';
const whom = "(?:his|her|their|my|[\\p{Lu}][\\p{L}]+['’]s)";
/** Private matters: birthdays, homes, illnesses, pay, families, ages. */
export const privatePatterns: readonly RegExp[] = [
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
  // Where someone lives: “or knock at his house, 18 Dogwood Lane”. “Daybreak's address” is for readers.
  new RegExp(
    `(?:(?:^|(?<=[\\s,]))(?:or|and) (?:\\p{Ll}+ ){1,4}?)?(?:${whom} (?:own )?(?:house|home|apartment)|(?:[Hh]is|[Hh]er|[Mm]y) (?:own )?(?:place|address)|(?:[Hh]ome|[Pp]rivate) address)\\b(?:,| is| at|:){0,2}\\s\\d{1,5} \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)*`,
    'gu',
  ),
  // A password, recognized by its digits or mixed capitals.
  /(?:[Ww]i-?[Ff]i )?\b[Pp]ass(?:word|code|phrase)\b(?:[^.!?;,\n]{0,40}?\bis|\s?[:=])\s+(?=\S*(?:\d|\p{Ll}\p{Lu}))[^\s,;]*[^\s,;.!?]/gu,
  /(?<=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\b[^.!?\n]{0,30}[\s,])of \d{1,5} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? ?(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Trail|Court|Ct|Way|Place|Blvd|Circle|Terrace)\b/gu,
  /\b(?:(?:home|house|residence|apartment) (?:of|belonging to)|at home(?=,)|home address|where (?:he|she|they) lives?)\b[^.!?\n]{0,80}?(?<fact>\d{1,5} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)/gu,
  // A person's license, as shown by "DOB" or "driver" next to it. A company's license may be printed.
  /\b(?:(?:driver[’']?s?|driving)\s+licen[sc]e|(?<=\b(?:driver|DOB|born|birth)\b[^.!?\n]{0,60})licen[sc]e)\s*(?:no\.?|number|#|:|is)*\s*(?=[\p{L}\d\s-]{0,12}\d)[\p{L}\d][\p{L}\d\s-]{3,24}/giu,
  /\b(?:(?:back|recover(?:ing|ed)) from|out (?:for|with)|on) (?:(?!(?:our|your|the|all)\b)\p{L}+ )?(?:surgery|an? operation|sick leave|(?:medical|parental|maternity|paternity) leave|cancer|rehab|chemo(?:therapy)?|radiation|dialysis)\b/giu,
  new RegExp(
    `(?<=(?:\\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|him|hers|who|[Mm]om|[Dd]ad)\\b|[’']s\\b|\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll}+)[^.!?\\n]{0,100})(?:(?:of|with|from|for|in|has|had|on account of|because of|due to|after|about)\\s+)?(?:(?:the|his|her|an?)\\s+)?(?:\\p{Ll}+\\s+)?${illness}\\b(?! (?:center|centre|clinic|ward|research|awareness|screening|unit|patients?|drive|walk|run|fund|survivors|care|guests))[^.!?;,)\\n]{0,60}`,
    'gu',
  ),
];
