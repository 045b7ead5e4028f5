import { greetingLength } from '../greetings.ts';
import type { MaterialType } from '../materialType.ts';
import { leadIn, leadOut, requestVerbs, wishPattern } from './asking.ts';
import { pieceNames, platforms } from './pieceNames.ts';
import { isName, tellsFirst, topicAfter, topicBefore } from './tails.ts';

/** `A flyer`, `an A5 leaflet`, "two posters": requested, not just mentioned. */
const requestFor = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${name})(?![\\p{L}\\d]|-[\\p{L}])`, 'giu');
const requested = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:(?:please|hi|hello|hey|can you|could you|we|i|you|me|us)[, ]+)*${requestVerbs}?\\b`,
  'iu',
);

/** Finds where the words name a piece, in text order: "a flyer", "Poster:". */
function piecesIn(text: string): { material: MaterialType; at: [number, number] }[] {
  const found: { material: MaterialType; at: [number, number] }[] = [];
  for (const [material, name] of pieceNames)
    for (const match of text.matchAll(requestFor(name))) {
      const at: [number, number] = [match.index, match.index + match[0].length];
      const before = text.slice(Math.max(0, at[0] - 24), at[0]);
      const after = text.slice(at[1], at[1] + 14);
      // "Send us an email", "follow us on LinkedIn", "no posters" are content, not the kind of piece.
      if (
        /\b(?:by|via|an?|us|per|your|send|and|or|phone|our) $/i.test(before) &&
        material === 'email-template' &&
        /^e-?mails?$/i.test(match[0]) &&
        !/(?:make|create|design|write|draft|need|prepare|^) ?(?:an|us an|me an|the) $|\b(?:it|this)(?:[’']s| is) for an $|\b(?:as|in|with|into|becomes?) an $/i.test(
          before,
        ) &&
        !/^\s+(?:for|about|to|out|inviting|announcing|telling|that|(?:I|we) \p{L}+|would be|is fine|works)\b/iu.test(
          after,
        ) &&
        !(/(?:^|[.!?\n]\s*)an $/i.test(before) && /^[.,!\n]|^$/.test(after))
      )
        continue;
      if (material === 'email-template' && /^\s*(?::?\s*(?:to\s+)?\S+@|us\b|me\b|address)/i.test(after))
        continue;
      // "Slide two: …" introduces text.
      if (/^ (?:one|two|three|four|five|six|\d+)\s*[:.)–-]/i.test(after)) continue;
      if (material === 'social-post' && /\b(?:follow|find|see|us on|me on)\s+(?:us )?(?:on )?$/i.test(before))
        continue;
      if (
        /\b(?:no|not|without|previous|last|earlier|recent|instead of|not a|old|than a|our old|on the|in the|with|from the|see the|this is not a) $/i.test(
          before,
        ) &&
        at[0] > 12
      )
        continue;
      if (found.some((other) => at[0] < other.at[1] && other.at[0] < at[1])) continue;
      // "A tri-fold brochure": the fold isn't a separate piece.
      if (
        /^(?:tri|bi|gate|z)-?folds?$/i.test(match[0]) &&
        /^\s+(?:brochures?|leaflets?|flyers?|folders?)\b/i.test(text.slice(at[1]))
      )
        continue;
      found.push({ material, at });
    }
  // “Presentation title slide” is one piece.
  const joined: typeof found = [];
  for (const piece of found.sort((one, other) => one.at[0] - other.at[0])) {
    const last = joined.at(-1);
    const between = last && text.slice(last.at[1], piece.at[0]);
    // “FB + IG”, “a letter or email”
    const isOther = between !== undefined && /^(?: ?[/+&] ?| (?:or|and) (?:an? )?)$/i.test(between);
    if (last && (between === ' ' || isOther)) {
      last.at[1] = piece.at[1];
      const isPlatform = new RegExp(`^(?:${platforms})$`, 'i').test(text.slice(...piece.at));
      if (last.material === 'custom' || (piece.material !== 'custom' && !isOther && !isPlatform))
        last.material = piece.material;
    } else joined.push(piece);
  }
  return joined;
}

const announces = /^(?:we|our)\b/i;

const sheet = '(?:A\\d|letter|legal|tabloid|DL|half[- ](?:page|letter))';
/** “A4 or Letter”, “A5 or whatever is cheapest” and “A4-ish” leave the size open. */
const orSheet = new RegExp(`^(?:-?ish| or (?:${sheet}|whatever|similar|so))\\b`, 'i');
const sheetOr = new RegExp(`\\b${sheet} or $`, 'i');

const size =
  /(?<![\p{L}\d.,])(?:A[3-6]\b|DL\b|letter(?=[ -]size)|tabloid\b|\d{1,4}(?:\.\d+)?\s?(?:in|inch(?:es)?|cm|mm|px|")?\s?(?:[x×]|by(?=\s\d))\s?\d{1,4}(?:\.\d+)?(?!\d|\s?(?:[TGM]B|kg|pcs|s)\b)(?:\s?(?:in\b|inch(?:es)?|cm\b|mm\b|px\b|"|pixels))?|(?:half|quarter)[- ]page\b|square(?= (?:post|tile|picture|format|instagram))|portrait(?= (?:post|poster|flyer|format))|landscape(?= (?:poster|flyer|format))|(?:instagram|facebook|insta|ig|fb) (?:story|reel)\b|(?:story|reel)\b(?!\s*:)|(?:linkedin|facebook|twitter|fb) (?:cover|header)\b|leaderboard\b|skyscraper\b|half[- ](?:page|letter)\b|medium rectangle\b|mobile banner\b|16:9\b)/giu;

export interface Request {
  material?: MaterialType;
  size?: string;
  /** Its topic, if the words that ask for it say so: “blood drive” of “a blood drive poster”. */
  topic?: readonly [number, number];
  /** The words that ask for the piece, which don't belong in the piece itself. */
  at: (readonly [number, number])[];
  /** The names of pieces, asked for or not. */
  pieces: (readonly [number, number])[];
}

/** Finds which piece the description asks for, its size, and the words that only ask for it. */
export function requestIn(text: string): Request {
  const at: (readonly [number, number])[] = [];
  let material: MaterialType | undefined;
  let mentioned: MaterialType | undefined;
  let named: Request['topic'];
  const pieces = piecesIn(text);
  for (const piece of pieces) {
    const starts = sentenceStart(text, piece.at[0]);
    const begin = starts + greetingLength(text.slice(starts, piece.at[0]));
    const before = text.slice(begin, piece.at[0]).replaceAll(new RegExp(size.source, 'giu'), '');
    const told = tellsFirst(text.slice(begin, piece.at[0]));
    const opens =
      told !== undefined ||
      /^(?!(?:see|our|the|follow|no|not|\S+ your)\b)(?:[\p{L}\d-]+\s+){0,2}$/iu.test(before) ||
      (/^(?!(?:see|our|the|follow|no|not|we|i|they|he|she|you|it|this|that|there|here|bring|come|get)\b)(?:[\p{L}\d-]+\s+){3}$/iu.test(
        before,
      ) &&
        /^(?::| (?:for|about)\s)/.test(text.slice(piece.at[1]))) ||
      leadIn.test(`${before.trim().replaceAll(/\s+/g, ' ')} `.trimStart()) ||
      wishPattern.test(before) ||
      /^(?:for|in|on) (?:the|our|this|my) (?:[\p{L}-]+ ){0,2}$/iu.test(before) ||
      /^(?:(?:[\p{L}’']+,?\s+){0,5}[\p{L}’']+\s*[,–—-]|(?:[\p{L}’']+,?\s+){0,9}[\p{L}’']+:)\s*(?:an?\s+)?$/u.test(
        before,
      );
    const after = leadOut.exec(text.slice(piece.at[1]));
    // “The mailing goes to 800 addresses” doesn't ask for one.
    if ((piece.material === 'custom' && !opens) || (!after && /^the $/i.test(before))) continue;
    if (piece.material === 'custom' && !after) continue;
    if (opens && !material) {
      // “Earth Day piece for schools” asks for a piece and names its topic.
      const topic = isName(before) ? before.length : 0;
      const request = [begin + (told ?? topic), piece.at[1] + (after?.[0].length ?? 0)] as const;
      at.push(request);
      const about = topicBefore(text.slice(begin, piece.at[0]));
      const asked = text.slice(begin, request[1]);
      const next = topicAfter(asked, text.slice(request[1]));
      if (about) named = [piece.at[0] - about.length, piece.at[0] - 1];
      else if (next) named = [request[1] + next[0], request[1] + next[1]];
      else if (told && announces.test(before)) named = [begin, begin + told];
    } else if (!opens && !requested.test(text.slice(begin, piece.at[0])) && piece.at[0] - begin > 60)
      continue;
    if (piece.material === 'custom') continue;
    if (opens) material ??= piece.material;
    else mentioned ??= piece.material;
  }
  // “Postcard, 6x4 … we're mailing 80” asks for a postcard.
  if (at.length === 0) material ??= mentioned;
  // “What goes on the poster?” doesn't ask for one, but counts if nothing else does.
  material ??= pieceNames.find(([, name]) =>
    new RegExp(
      `\\b(?:go(?:es|ing)?|put|printed|words?|text|say|write) (?:on|in) (?:the|our|that|this) (?:${name})(?![\\p{L}\\d])`,
      'iu',
    ).test(text),
  )?.[0];
  // Mails and cards come in one size; only posts are stories.
  const sizes = /^(?:email-template|business-card)$/.test(material ?? '') ? [] : [...text.matchAll(size)];
  const meant = sizes.filter(({ index, 0: words }) => {
    const before = text.slice(0, index);
    if (sheetOr.test(before) || orSheet.test(text.slice(index + words.length))) return false;
    if (/^(?:story|reel)$/i.test(words))
      return (
        material === 'social-post' && !/\b(?:customer|client|success|case|cover|true|whole)\s$/i.test(before)
      );
    // Pieces for screens aren't measured in inches, so a length describes the topic.
    if (material === 'social-post' && /\d\s?(?:in|inch(?:es)?|cm|mm|")$/i.test(words)) return false;
    return (
      !/^A\d/.test(words) || !/\b(?:hall|room|dock|level|grade|class|type|zone|row|gate)\s$/i.test(before)
    );
  });
  // “Skyscraper 160x600”: the measurement is more exact.
  const exact = meant[1] && text.slice(meant[0]?.index, meant[1].index).split(/[\s(]+/).length <= 3;
  const sized = exact && /\d\s?[x×]/i.test(meant[1]?.[0] ?? '') ? meant[1] : meant[0];
  // A measurement near the words that ask for the piece is part of the request.
  const asking =
    sized && /^(?:A[3-6]|DL)$|\d\s?(?:in|inch(?:es)?|cm|mm|px|")?\s?[x×]\s?\d/i.test(sized[0])
      ? sized.index
      : -1;
  if (
    sized &&
    asking >= 0 &&
    at.some(([from, to]) => asking >= from - 20 && asking <= to + (/^[AD]/i.test(sized?.[0] ?? '') ? 3 : 40))
  )
    at.push([asking, asking + sized[0].trimEnd().length]);
  return {
    ...(material && { material }),
    ...(sized && { size: sized[0].trim().replace(/\s+by\s+/i, 'x') }),
    ...(named && { topic: named }),
    at,
    pieces: pieces.map((piece) => piece.at),
  };
}

function sentenceStart(text: string, from: number): number {
  for (let at = from - 1; at >= 0; at--)
    if (/[.!?\n]/.test(text[at] ?? '') && /\s/.test(text[at + 1] ?? ' ')) {
      let start = at + 1;
      while (start < from && /\s/.test(text[start] ?? '')) start++;
      return start;
    }
  return 0;
}
