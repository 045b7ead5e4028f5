import { pieceNoun } from '../pieceNames.ts';

/** Parts and properties of a piece: who speaks of them speaks to its designer. */
export const part =
  '(?:tone|style|mood|wording|headlines?|titles?|subject lines?|subject(?= should)|umlauts|accents|sub-?heads?|taglines?|slogans?|jargon|adjectives|superlatives|buzz ?words?|emojis?|hash ?tags?|exclamation marks?|layout|design|fonts?|typeface|type|letters|white space|margins?|animations?|(?<!\\ba )look(?= if|[^\\p{L}]*$)|backgrounds?|colou?rs?|pic(?:ture)?s?|photos?(?! ids?\\b)|images?|headshots?|selfies?|illustrations?|drawings?|pictograms?|icons?|visuals?|graphics?|charts?|clip ?art|small print|sources|(?:logo|photo|picture) walls?|logos?|watermarks?|qr codes?|cta|call to action|audience|target group|readers?|greetings?|salutations?|sentences?|paragraphs?|bullets?|bullet points|characters|chars|captions?|copy|text|texts|piece(?! of)|message|words?|templates?|(?:sales|marketing|corporate|tech|legal|business) (?:pitch|talk|speak|language|lingo)|hard sell|selling|advertising|hype|fluff|puns?|jokes?|irony|humou?r|slang|technical terms|clich[ée]s?|(?:big |empty )?promises|urgency|stock (?:photos?|pictures?|images?)|columns|covers?(?! (?:with|the|it|all|every|your)\\b)|(?:first|last|closing|opening) line)';
/** What readers do. */
export const invited =
  '(?:bring|wear|join|visit|call|register|apply|book|text|come|drop|meet|learn|scan|swap|trade|sell|send|recycle|volunteer|donate|vote|rsvp)';
/** How a piece may sound or look. */
const manner =
  '(?:friendly|warm|formal|informal|serious|plain|urgent|casual|professional|playful|funny|humorous|fun|witty|relaxed|sober|confident|cheerful|factual|businesslike|neutral|official|calm|welcoming|upbeat|inspiring|polite|energetic|light|short|brief|simple|clear|honest|human|personal|direct|clean|bold|loud|quiet|minimal|dark|bright|sunny|grateful|proud|matter-of-fact|neighbou?rly|salesy|cheesy|pushy|corporate|technical|emotional|dramatic|catchy|crisp|snappy|concise|elegant|fresh|modern|colou?rful|big|huge|small|large|tiny|nice|beautiful|pretty|cute|positive|serious|respectful|reassuring|trustworthy|inviting|approachable|down-to-earth|low-key|understated|professional-looking|eye-catching|readable|legible|visible|stupid|boring|aggressive|scary|shouty|preachy|childish|patronizing|curious|surprising|conversational|educational|persuasive|punchy|stylish|classy|sleek|tongue[- ]in[- ]cheek|mean|cheeky|deadpan|snarky|goofy|corny|sweet|heartfelt|solemn|somber|hip|edgy|nerdy|poetic|rustic|vintage|retro|techy|fancy|flashy|subtle|tasteful|sophisticated|premium|luxurious|whimsical|cozy|homey|folksy|chatty|breezy|plain-spoken|straightforward|nicely|politely|gently|kindly|softly|briefly|clearly|no-nonsense|blunt|stern|encouraging|supportive|hopeful|optimistic|uplifting|lively)';
const color =
  '(?:(?:red|green|blue|yellow|orange|pink|purple|black|white|gold|silver|teal|gr[ae]y)s?|festive)';
const degree =
  '(?:not|too|very|so|a bit|a little|rather|quite|more|less|as|just|only|please|really|pretty|super|and|but|or|yet|never|in|on|with|well|over|the|be|it|keep|make|them|everything|all|always|at|least|possible|obviously|of course|maybe|probably|preferably|naturally|definitely|again|I guess)';
/** What is drawn on pieces or set in type, and never brought to us. */
const decor =
  '(?:snowflakes?|santas?|hearts?|stars?|confetti|balloons?|ribbons?|leaves|globes?|flames?|skulls?|cartoons?|flowers?|butterfl(?:y|ies)|flags?|eagles?|borders?|shadows?|gradients?|stripes?|patterns?|sparkles?|arrows?|faces|smiles?|smileys?|handshakes?|acronyms?|abbreviations?|initials|caps|capitals|italics|percentages|pies?|tables?|needles?|arrows?)';
export const say =
  '(?:say|tell|mention|write|state|explain|announce|promote|advertise|invite|remind|inform|thank|congratulate|show|highlight|stress|emphasi[sz]e|include|add|list|introduce|celebrate|present|point out|communicate|underline|feature|cover|focus on|ask|put|quote|describe)';
/** What a designer does, and a reader of ours hardly ever. */
const craft = `(?:${say}|sound|avoid|design|aim|target|name|exaggerate|oversell|promise|claim|brag|shout|blame|imply|suggest|compare|scare|sell|overdo|crowd|write|draw|leave out|reuse|go (?:easy|big|for|with)|feel free|think of|surprise me|choose|pick|decide|make)`;
export const polite =
  '(?:(?:please|pls|also|and|but|so|just|then|ideally|kindly|maybe|perhaps|do|oh|ok|thanks|until then|for now|meanwhile)[, ]+)*';
const starts = (source: string) => new RegExp(`^${polite}(?:${source})`, 'iu');

/** Forms that address the designer, whatever they're about. Tried on sentences and on the parts between their commas. */
const steering: readonly RegExp[] = [
  // "The tone should be calm", "headline in orange", "no jargon", "prices huge".
  starts(
    `(?!${invited} )(?:the |our |a |an |its |one |any |some |in |with |use |keep |put |leave |add |set |place |show |nothing |no |not |less |more |without |avoid |skip |drop |big |few(?:er)? |lots of |plenty of |small |large )*(?:[\\p{L}’'-]+ (?:and |or )?){0,2}${part}(?![\\p{L}-])(?! (?:\\d|an? |the |your |every |each |up to ))(?! (?:says?|reads?|is|are|can be|could be|should (?:be|say|read)) ["“'])`,
  ),
  // Nothing but words for tone and size: "warm, but not cheesy", "Red and loud" needs the next.
  new RegExp(`^(?:(?:${degree}|${manner})[\\s,]*)*(?:${manner})(?:[\\s,]+(?:${degree}|${manner}))*$`, 'iu'),
  starts(`(?!however )[\\p{L}\\d-]+(?: [\\p{L}\\d-]+)? (?:big|huge|small|large|bold|tiny|on top)$`),
  starts(`(?:nothing|no) (?:else|medical|about|with|more|names|fancy|political|religious)\\b`),
  starts(
    `(?:use|in|with|keep|set in|print(?:ed)? (?:in|on)) (?:simple|plain|easy|british|american|our|dark|light|bright|pastel|warm|cool)(?: [\\p{L}-]+){0,2}(?: sparingly)?$`,
  ),
  /(?:^|\b(?:in|on|with|use) )(?:(?:glossy|matte?|heavy|thick|recycled|coated|uncoated|dark|light|bright|deep|pale|navy|pastel) ?)*(?:paper|stock|cardboard|red|green|blue|yellow|orange|pink|purple|black|white|gold|silver|teal|gr[ae]y)(?:(?:,| and| or| on) (?:[\p{L}]+ )?(?:red|green|blue|yellow|orange|pink|purple|black|white|gold|silver|teal|gr[ae]y|loud|bold|big))*(?: if possible| please)?$/iu,
  // Colors and manners that would do: "greens and blues are fine", "a little festive is okay", "blue only".
  new RegExp(
    `^(?:(?:${degree}|${manner}|${color})[\\s,]*)*(?:${manner}|${color})(?:(?:[\\s,]+(?:${degree}|${manner}|${color}))*|,? (?:is|are) (?:ok(?:ay)?|fine|good|great|enough)\\b.*)$`,
    'iu',
  ),
  // Length and number of parts.
  /^(?:in |under |over |max(?:imum)? |at most |about |no more than |not more than |keep (?:it )?(?:to|under) |subject under )*(?:\d+|one|two|three|four|five|six|half an?|a) (?:words?|lines?|sentences?|pages?|chars|characters|paragraphs?|hashtags?|colou?rs?|columns?|copies|prints|slides?)(?: (?:max(?:imum)?|at most|or less|only|long|please))?$/iu,
  starts(`keep (?:it )?(?:to|under|below|within) \\d+`),
  /\b(?:\d+|two|three|four|five|six|ten) (?:words|characters|chars|paragraphs|hashtags)\b/iu,
  /^(?:(?:the )?(?:sized?|dimensions?|format)(?: is| should be)? )?(?:A\d|\d+ ?[x×] ?\d.*|letter|legal|tabloid|half[- ](?:page|letter))$/iu,
  starts(
    `make (?:sure )?(?:the|our) [\\p{L}-]+(?: [\\p{L}-]+)? (?:pop|stand out|jump|shine|${manner}|bigger|larger|prominent|obvious)\\b`,
  ),
  starts(`(?:the |in |use |keep |simple |plain )*(?:language|wording|spelling|grammar)\\b`),
  starts(`(?:the |a )?(?:cta|button|click) (?:goes|leads|links|opens|points|takes|should|must)\\b`),
  starts(`(?:something|anything) (?:${degree} )*${manner}\\b`),
  starts(
    `we(?:[’']d| would| will|[’']ll| want to| plan to)? (?:post|print|run|publish|hang|distribute|hand) (?:it|this|them)\\b`,
  ),
  starts(`(?:the )?(?:space|room) is (?:tight|limited|scarce|short)\\b`),
  /^(?:double|single|two|2)[- ]sided$|^(?:full[- ]bleed|full colou?r|black and white|high resolution|print[- ]ready|CMYK|300 ?dpi|laminated|folded|upright|vertical|horizontal|portrait|landscape|wide|tall|square|asap|urgent)(?: (?:please|pls))?$/iu,
  // It and this, with a modal or a purpose: the piece.
  starts(
    `(?:it|this|that|everything|the whole (?:thing|piece)) (?:should|must|could|needs? to|ha(?:s|ve) to|may|might|would)(?: (?:not|also|just|really|rather|only))* (?:be|look|feel|sound|fit|go|hang|stay|read|come|work|match|seem|appear|stand out|have|answer|help|wake|catch|draw|attract|inspire|make|speak|convey|contain|address|appeal|reach|get|do|${say})\\b`,
  ),
  starts(
    `(?:it|this|that) (?:(?:can|cannot|must not) (?:also |just )?(?:be ${manner}|look|feel|sound)|(?:must|may|can|should|does)(?: not|n[’']t|not) ${craft})\\b`,
  ),
  starts(
    `(?:it|this)(?:[’']s| is) (?:for|meant|intended|aimed|going|just|only|not for|important|supposed|mainly|mostly)\\b`,
  ),
  starts(
    `(?:it|this) (?:hangs|goes|will hang|will be (?:printed|posted|sent|shown|displayed|hung))\\b|(?:hang|post|stick)(?: it| this| them)?(?: up)? (?:in|on|at|near|nr|by|next to)\\b`,
  ),
  // Requests and questions to the designer.
  starts(
    `(?:can|could|would|will) (?:you|we|i)\\b|(?:do|does) you think\\b|do you think\\b|is it possible\\b|(?:you (?:can|could|may|might) (?:also |just )?(?:${craft}|change|see|find|ask .* if)\\b)|if (?:(?:you|u) (?:can|could|like|want|need|have time)(?![’']t)|it (?:fits|works)|possible|there(?:[’']s| is) (?:room|space|time))\\b|should there be (?:room|space|time)\\b|let me\\b|make sure\\b(?! (?:you|your)\\b)|feel free\\b`,
  ),
  // "Don't promise …", "don't mention …": what the piece may not do.
  starts(
    `(?:do not|don[’']?t|never|avoid|without|no) (?:mention|(?:alter|touch|edit) (?:it|this|that|(?:the|our|my) (?:${part}|quotes?|numbers|figures|names?|spelling))\\b|embellish|speculate|hint|tease|gloat|lecture|preach|rhyme|guess|invent|abbreviate|capitalize|crop|stretch|assume|overload|clutter|reword|promise|name|say|claim|exaggerate|oversell|brag|shout|blame|imply|suggest|compare|scare|sell(?! your)|overdo|crowd|tag|put (?:it|this|that|any)\\b|use (?:the words?|any|it|too|stock|our|red|green|blue|yellow|orange|pink|purple|black|white)|print|reveal|give away|show|include|list|quote|write (?:about|that|like)|ask for|beg|push|pressure|bore|confuse|make (?:it|them|this)|sound|talk|go into|mentioning|naming|promising|sounding|shouting|blaming|making|using|saying)\\b`,
  ),
  starts(`(?:do not|don[’']?t|never|no|not|avoid|without) (?:[\\p{L}]+ ){0,3}["“„‘']`),
  starts(
    `nothing (?:too )?[\\p{L}-]+$|not (?:too|so|as|like)\\b|(?:something )?like (?:an?|the|our|last)\\b|as if\\b`,
  ),
  /\b(?:in|as) (?:landscape|portrait)(?: format)?$/iu,
  // Manner of the work: "make it pop", "keep it light", "sound like us", "write it like …".
  starts(
    `(?:make|keep|leave|have|let|get|write|do|design|draw|phrase|word|sign|say) (?:it|them|this|everything|the reader|readers|people)\\b(?! (?:run|cool|sit|rest|drain|charge|soak|dry|closed|clean|locked|shut|clear|safe|away|here|off|on|in|out|upright)\\b)`,
  ),
  // A modal without a subject is the piece's: "should hang in every cab".
  starts(
    `(?:should (?!you\\b|we\\b|it\\b|any|there\\b|the\\b)|(?:must|needs? to|ha(?:s|ve) to|ought to) (?:not )?(?:be(?! (?:ok|okay|able|willing|available|at least|over|\\d|an?\\b|fluent|comfortable|legally|authorized|registered|licensed|certified|dry|clean|empty|closed|locked|worn|labeled|switched|turned|paid|returned|in working)\\b)|look|feel|sound|fit|work|read|stand out|hang|go|stay|run|come|appear|match|show|say)\\b)`,
  ),
  starts(`(?:keep|leave) (?:[\\p{L}’'-]+ ){1,4}out(?: of (?:it|this|that|there))?$`),
  starts(
    `(?:put|place|set|add|use|show|include|keep|make)\\b.*\\b(?:somewhere|anywhere|(?:near|next to|under|above|below|behind) (?:it|that|this)|small(?:er)?|big(?:ger)?|large(?:r)?|in the (?:corner|footer|header|background|middle)|at the (?:top|bottom)|on the (?:back|front|cover))$`,
  ),
  /^so (?:it|this) (?:has to|must|should|needs to|can)\b|^(?:or (?:not|whatever|something)|whatever you (?:call|think|prefer|want))\b/i,
  starts(`(?:no|without|skip the|avoid) (?:[\\p{L}-]+ )?${decor}\\b`),
  starts(`(?:he|she|they) (?:wants?|would like|asked|prefers?|likes?|hates?|needs?)\\b`),
  /\byou (?:can|could|may) use(?: (?:it|them|if you like))?$/i,
  starts(`be (?:nice|kind|fair|gentle|polite|honest) (?:about|to|with)\\b`),
  starts(`(?:the|our|an?) (?:old|last|previous|current|existing|earlier) ${pieceNoun}\\b`),
  /^(?:an? )?[\p{L}-]+ or (?:an? )?[\p{L}-]+, (?:you (?:choose|decide|pick)|either|whatever)\b/iu,
  starts(
    `(?:english|spanish|german|french|vietnamese|japanese|portuguese|italian|chinese|bilingual) (?:now|first|later|only|please|on the (?:back|front)|version|too|next|would|comes)\\b`,
  ),
  starts(
    `(?:do not|don[’']?t) (?:post|publish|send|release|print|share|announce|run)(?: it| this| that)? (?:before|until|till|yet)\\b`,
  ),
  starts(`(?:print|order|run) (?:one|two|three|\\d+|a few|some|copies)\\b`),
  starts(`it(?:[’']s| is) (?:[\\p{L}]+ ){1,2}${pieceNoun}\\b`),
  starts(`${color} please\\b`),
  starts(`no need for (?:an? |the |any )?(?:[\\p{L}-]+ )?${part}`),
  starts(`let[’']s (?:make|do|get|have|try|go|keep|use|put|see|say|not)\\b`),
  starts(`use ["“'‘][^"”’']+["”’'] (?:sparingly|instead|less|more|not|only)`),
  starts(
    `(?:hold|wait)(?: off)?(?: with (?:it|this))? (?:for|until|till) (?:the )?(?:board|vote|ok|okay|approval|go-ahead|green light|sign-?off|legal|hr|our|my)\\b`,
  ),
  /^(?:[Pp]lease )?[Tt]ag (?:@|them|him|her|\p{Lu})/u,
  starts(`go (?:for|with|easy|big|bold|neutral|${manner})\\b`),
  starts(`use (?:his|her|their|my)\\b`),
  // "Dave says put a fish on it".
  /^[\p{L}’' ]{2,30}? (?:says?|said) (?:to )?(?:put|use|make|no|keep|add)\b/iu,
  starts(`be (?:very |a bit )*(?:${manner}|careful|gentle|sensitive|creative|kind)$`),
  starts(`(?:want|would like|hope|plan|need) to\\b`),
  starts(`(?:on|at|in) the (?:bottom|top|back|front|footer|header|left|right|corner|middle|end)\\b`),
  new RegExp(`^(?:please )?(?:an? )?${pieceNoun}(?: please)?$`, 'iu'),
  // Hedges and remarks on the work.
  starts(
    `(?:ideally|preferably|if possible|not sure|no idea|as discussed|as usual|same as|see (?:the )?attach\\w*|attached|sorry for|thanks? for your|for (?:the )?(?:website|intranet|print|social|internal use)$|with (?:respect|energy|heart|humou?r|care|love)\\b|nice (?:and|picture|photo)|leave (?:[\\p{L}’']+ ){0,3}(?:space|room)\\b|to (?:put|hang|stick|place|hand out)\\b|send (?:it |this )?as an?\\b|(?:the )?target (?:is|are)\\b)`,
  ),
  /^(?:maybe|perhaps|bcc|cc|loop in|describe(?! it)|portray|present us)\b/i,
  /\b(?:if possible|(?<!^(?:please )?(?:bring|join|come|visit|call|take|ask|use|meet|wear)\b.*)if (?:you|u) (?:can|could|want|like|have time)(?![’']t)|(?:is|are) the (?:audience|target|readers?)|before (?:it|this|they) (?:goes?|is|are|gets?) (?:out|sent|printed|posted|published|live)|(?<!\d \p{L}{2,} )or so|or similar|would be (?:nice|great|perfect|good|cool|lovely|ideal)|sounds good|is (?:not )?important|maybe this helps|up to you|surprise me|attached)$/iu,
  // Who talks about readers says "they"; the piece says "you".
  starts(`(?:because (?:they|people|readers|many|it is|my)|so(?: that)? (?:they|people|readers))\\b`),
];

export const isSteering = (text: string) => steering.some((form) => form.test(text));
