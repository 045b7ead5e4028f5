import { sentenceAround } from './screen.ts';

/** Requests about paper, print, looks and the maker, which no words of a piece can fulfill. */
const wishes: readonly RegExp[] = [
  /\b(?:(?:on|with|use|using|printed on)\s+)?(?:(?:glossy|matte?|heavy|thick|recycled|cotton|uncoated|coated|laminated|cream|textured|kraft)\s+){1,2}(?:paper|stock|card ?stock|finish|cardboard)(?:\s+please)?\b/giu,
  /\b(?:please\s+)?(?:print|order|we need|i need|make)\s+(?:us\s+)?(?:\d[\d,]*|a hundred|five hundred|a thousand)\s+(?:copies|prints|of (?:them|these))\b[^.!?;,\n]{0,30}/giu,
  /\b\d[\d,]*\s+copies\b/giu,
  /(?<=\b(?:flyer|leaflet|poster|brochure|banner|ad|post|email|card|slide|presentation|infographic|placard|sign|story)\s+)in\s+(?:(?:dark|light|bright|deep|pale|navy|neon|pastel|warm)[\s-]+)?(?:red|green|blue|yellow|orange|pink|purple|black|white|gold|silver|teal|gray|grey|brown|beige)(?:\s+(?:and|or|on)\s+(?:(?:dark|light|bright)\s+)?(?:red|green|blue|yellow|orange|pink|purple|black|white|gold|silver|teal|gray|grey|brown|beige))?(?=\s*(?:[,.;:!]|$|\n)|\s+(?:with|please|for|and|about)\b)/giu,
  /(?<=\b(?:flyer|leaflet|poster|brochure|banner|ad|post|email|card|slide|presentation|infographic)\s+)by\s+(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|tonight|noon|next week)(?=\s+(?:about|for|that|on|saying|announcing)\b)/giu,
  /\b(?:gold foil|foil stamp\w*|emboss\w*|die[- ]cut|spot UV|rounded corners|staples?|perforated|laminated)\b/giu,
  /\b(?:(?:please\s+)?(?:use|in|with|set in)\s+)(?:the\s+font\s+)?(?:Comic Sans|Helvetica|Arial|Times New Roman|Papyrus|Futura|Garamond|a (?:serif|script|handwritten|bold|big|large|playful|different) (?:font|typeface))(?:\s+(?:font|typeface))?\b/giu,
  /\b(?:make (?:the|our|it|everything|all) (?:\p{L}+ )?(?:logo|title|headline|text|font|letters|background|colou?rs?|it)?\s?(?:bigger|larger|huge|pop|smaller|bolder|brighter|stand out|more \p{L}+|red|green|pink|purple|black|yellow|gold|blue))\b[^.!?;,\n]{0,30}/giu,
  /\b(?:(?:with|use|using|in)\s+(?:a |an |the |some |lots of |bright |dark |our )*(?:red|green|pink|purple|black|yellow|gold|silver|blue|orange|teal|pastel|neon|rainbow|bright|dark|colou?rful|warm|cool)(?:\s+(?:and|or)\s+\p{L}+)?\s+(?:colou?rs?|background|letters|text|border|theme|scheme|design|gradient|palette|tones?))\b/giu,
  /\b(?:(?:with|add|use|include|put|insert|show(?:ing)?)\s+(?:in\s+)?(?:an?|the|some|lots of|our|big|large|two|three|plenty of)?\s?(?:\p{L}+ ){0,3}?(?:photos?|pictures?|images?|illustrations?|drawings?|emojis?|clip ?art|icons?|cartoons?|animations?|videos?|gifs?|music|qr codes?|barcodes?|maps?|watermarks?|borders?|stickers?)\b)[^.!?;\n]{0,50}/giu,
  /\b(?:no|without|avoid|don[’']t use|do not use)\s+(?:any\s+|stock\s+|the\s+)?(?:\p{L}+ )?(?:photos?|pictures?|images?|emojis?|jargon|exclamation marks?|buzzwords?|clip ?art|superlatives|slang|technical terms)\b/giu,
  /\b(?:i|we) need (?:it|this|them|that)\s+(?:by|before|until|today|tomorrow|asap|on|this|next|done|quickly)\b[^.!?;\n]{0,40}|\b(?:needed|due) (?:by|before) (?:me|us|the printer|print|end of|tomorrow|monday|friday|noon)\b[^.!?;\n]{0,30}|\bASAP\b/giu,
  /\b(?:(?:in|use|keep|with)\s+)?(?:an?\s+)?(?:very\s+|our\s+usual\s+)?(?:friendly|warm|formal|serious|plain|urgent|casual|professional|playful|funny|humorous|fun|witty|relaxed|sober|confident|cheerful|factual|businesslike|neutral|official|calm|welcoming|upbeat|inspiring|polite|energetic)(?:,?\s+(?:and|but|yet)\s+\p{L}+)?\s+(?:tone|style|voice|language|mood)(?:\s+of\s+voice)?(?:\s+please)?\b|\btone(?: of voice)?(?:\s+(?:is|should be|must be))?:?\s+(?:\p{L}+)(?:,?\s+(?:and|but)\s+\p{L}+)?\b|\bkeep it (?:short|simple|brief|light|formal|friendly|serious|concise|plain|warm|professional|sober|calm|factual|clear|upbeat|positive|neutral|honest|casual|fun|modern)(?:\s+and\s+\p{L}+)?\b/giu,
  /\b(?:also )?(?:in|into) (?:both )?(?:Spanish|German|French|Portuguese|Italian|Dutch|Polish|Arabic|Hebrew|Chinese|Japanese)(?: and (?:English|Spanish|German|French))?(?: as well| too)?(?=\s*(?:[.,;!]|$|\n))/giu,
  // Greetings and closings of a mail.
  /(?:^|(?<=\n\s*))(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood morning)\s+(?:\p{Lu}\p{Ll}+|all|team|everyone|there|marketing)\s*[,!]/gu,
  /(?<=\n\s*)(?:thx|thanks|thank you|many thanks|best|best regards|kind regards|warm regards|regards|cheers|br)[,!.]?[ \t]*\n[^\n.!?]{1,40}(?=\n|$)/giu,
  /(?<=\n)--[ \t]*\n[\s\S]*$/gu,
  /\b(?:double[- ]sided|single[- ]sided|(?:two|2)[- ]sided|full[- ]bleed|full colou?r|black and white|high resolution|print[- ]ready|CMYK|300 ?dpi)\b/giu,
  /\b(?:our )?logo (?:in|at|on) the (?:top|bottom|upper|lower|left|right|corner|cent(?:er|re)|middle)[^.!?;,\n]{0,30}/giu,
  /(?:^|(?<=[.!?\n,]\s*))(?:please|thanks|thank you|thanks a lot|many thanks|cheers|hi|hello|hi there|hi ray|hello ray)(?: in advance)?(?=\s*(?:[.,!]|$|\n))/giu,
];
/** Wishes that make up nearly the whole sentence. */
const whole =
  /^(?:please|and|it should|it must|should|can you|could you|the|it|make it|also|,|\s|be|have|with|use|in|a|an|very|keep|look|looks?)*$/i;

/** Finds where a description talks about looks, paper or the making of the piece. */
export function wishesIn(text: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const pattern of wishes)
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const at: readonly [number, number] = [index, index + words.trimEnd().length];
      const [start, end] = sentenceAround(text, at);
      const rest = text.slice(start, at[0]) + text.slice(at[1], end);
      const taken: readonly [number, number] = whole.test(rest) ? [start, end] : at;
      if (!found.some((other) => other[0] < taken[1] && taken[0] < other[1])) found.push(taken);
    }
  return found.sort((one, other) => one[0] - other[0]);
}
