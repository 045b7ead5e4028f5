/** Texts that are never one of our pieces, no matter who asks for them. */
const otherTexts =
  '(?:poems?|haikus?|songs?|lyrics|jokes?|recipes?|essays?|homework|novels?|fairy tales?|short stor(?:y|ies)|bedtime stor(?:y|ies)|python|javascript|program that|code|scripts?(?! for our)|horoscope|playlist|resume|CV|r[ée]sum[ée]|breakup \\p{L}+|movie review|book report|thesis|workout|diet|crossword|riddles?|stock tips?|formula|macro|regex|SQL|lawsuit|last will|wedding \\p{L}+|eulogy|itinerary|excuse|(?:resignation|cover|love|complaint|farewell|apology|recommendation|termination) (?:letter|email|note|mail)s?)';
const anyOf = (forms: readonly string[]) => new RegExp(`\\b(?:${forms.join('|')})\\b`, 'giu');
/** Requests for such a text. */
export const otherRequests = anyOf([
  '(?!send (?:an?|your|the) (?:resume|CV|r[ée]sum[ée]) to)' +
    `(?:write|draft|tell|give|sing|compose|make|recommend|find|send|draw|need|show|code|help)(?: (?:me|us|my \\p{L}+|an?|some|the|with))*\\s+(?:[\\p{L}-]+ )?${otherTexts}\\b`,
  "(?:what(?: is|[’']s)|who (?:is|was|won|wins|will|are)|when (?:is|was|did)|where (?:is|was)|how (?:do i|many|much|old|tall|far) )[^.!?\\n]{0,80}(?:weather|capital of|president|world cup|super bowl|score|election|football|lottery|stock price|meaning of life|bitcoin|population|restaurant|movie|tall|born|(?:won|wins|win) the (?:game|match|race|cup))",
  'who (?:won|wins) (?:the )?\\p{L}+',
  'how (?:many|much) (?:\\p{L}+ )?(?:pounds?|kilos?|kilograms?|kg|miles?|kilometers?|feet|inches|meters?|gallons?|liters?|euros?|dollars?|ounces?|cups?) (?:is|are|in|make)\\b',
  'how (?:do|can|to) i? ?(?:cook|bake|lose weight|get rich|hack|build a bomb|fix my (?:car|bike|sink)|train my dog)',
  'recipe for (?:\\p{L}+ ){0,3}(?:cakes?|soup|cookies|pasta|bread|pie|lasagn[ae]|chili|curry|pancakes)',
  'translate (?:this|the (?:following|attached))',
  '(?<=(?:^|[.!?\\n]\\s*)(?:(?:please|can you|could you|would you) )*)(?:work out|figure out|calculate|compute|find out|look up|check) (?:how (?:many|much|long)|if|whether)',
  '(?:can|could|would) you (?:explain|tell|teach) (?:to )?me\\b',
  '(?:give|send|tell|suggest)(?: me| us)? (?:some |a few |\\d+ |good )?(?:ideas?|tips|advice|suggestions|options) (?:for|on|about)',
  'solve (?:this|the (?:following|equation|puzzle|riddle))',
  '(?<=(?:^|[.!?\\n]\\s*|please )?)(?:calculate|convert) (?:\\d|the (?:sum|square|root|tip)|my|this)',
]);

/** Subjects outside our trade. The author's own affairs only count if they're printed. */
export const otherSubjects = anyOf([
  'vote for (?!your)',
  '(?:my|our) (?:wedding|dog|cat|divorce|honeymoon|wife|husband|girlfriend|boyfriend|grandm\\p{L}+|garage sale)',
  'my (?:holidays?|vacation|son|daughter|kids?|sofa|car|bike|apartment|homework|landlord|neighbou?r)',
  '(?:my|our) (?:old|used|new) (?:car|bike|sofa|house|couch|guitar|flat)',
  'my (?:old|used|new) phone',
  '(?:online )?casino|poker (?:night|room|tournament)|lottery tickets?|bitcoins?|crypto(?:currency|coins?)|dating (?:app|site|profile|tips|advice)|weight[- ]loss|astrology|horoscope|birthday party for my|used cars?|lemonade stand|yoga class(?:es)?|haircuts?|pizz(?:a (?:place|shop|restaurant|delivery|parlou?r)|eria)|(?:sell\\w*|order|our|best|fresh|off) (?:\\p{L}+ ){0,2}pizzas?|political (?:party|campaign)|puppies|kittens',
]);
