import { factAt, factsOf, type Rule } from './found.ts';
import { capital, ends } from './words.ts';

const quoted = /["“„«](?<fact>[^"“”„«»\n]{2,160})["”“»]/g;
/** "Free hard drive shredding", up to a word that says for whom or when. */
const free = new RegExp(
  `(?<![\\p{L}])(?:(?:free|complimentary)(?:[^\\S\\n]+(?!(?:${[...ends].join('|')})\\b)\\p{L}[\\p{L}-]*(?:[^\\S\\n]+up\\b)?){1,3}|free of charge|for free|(?:no|without) (?:charge|cost|obligation)|(?:admission|entry|entrance|parking|pick-?up|shipping|coffee|lunch)(?:\\s+is)?\\s+free)\\b`,
  'giu',
);

/** Words in quotation marks, verbatim; and anything that's free. */
const single = /(?<![\p{L}\d])['‘](?<fact>[^'‘’\n]{4,100})['’](?![\p{L}\d])/gu;
export const quoteRule: Rule = function* (text) {
  yield* factsOf(text, 'phrase', quoted);
  yield* factsOf(text, 'phrase', single);
};
export const freeRule: Rule = (text) => factsOf(text, 'phrase', free);

const negative =
  /(?<![\p{L}])(?:not\s+(?:for|on|in|at|to|valid|including|included|available|open|with|suitable|from|a|an|the|our|just|only)\b|no\b(?!\.|\s+(?:later|more than|doubt|matter)\b|\s*\d)|never\b|without\b|except(?:\s+for)?\b|excluding\b|excludes?\b|closed\b(?:\s+on)?(?!\s+day)|does(?:\s+not|n[’']t)\s+\p{L}+|do(?:\s+not|n[’']t)\s+\p{L}+|(?:is|are)(?:\s+not|n[’']t)\s+\p{L}+|(?:cannot|can[’']t|won[’']t)\s+\p{L}+)/giu;
const stops =
  /[.;:!?,\n()]|\s(?:but|because|so|until|till|which|who|when|while|and|please|just|only|we|you|they|it|on|at|before|after|by|from)\b/giu;

/** Exclusions: "not for private homes", "no walk-ins". */
export const negativeRule: Rule = function* (text) {
  for (const match of text.matchAll(negative)) {
    const begin = match.index + match[0].length;
    stops.lastIndex = begin;
    const end = Math.min(stops.exec(text)?.index ?? text.length, begin + 60);
    const rest = text.slice(begin, end).trim();
    if (!rest && !/\s\p{L}+$/u.test(match[0])) continue;
    const words = text.slice(match.index, end);
    const cut = /^(?:\S+\s+){0,8}\S+/.exec(words)?.[0] ?? words;
    const fact = factAt(text, 'not', match.index, match.index + cut.length);
    if (fact) yield fact;
  }
};

/** Head nouns for an audience; any other word with the same ending is a thing. */
export const people =
  'people|staff|families|parents|children|kids|women|men|everyone|anyone|colleagues|employees|newcomers|neighbors|neighbours|homeowners|owners|residents|tenants|landlords|students|pupils|teachers|apprentices|interns|graduates|beginners|professionals|experts|teams?|crews?|departments?|companies|businesses|firms|enterprises|startups|schools|universities|colleges|hospitals|clinics|municipalities|cities|towns|utilities|banks|insurers|farmers|farms|installers|contractors|EPCs?|electricians|technicians|engineers|drivers|managers|buyers|procurement|resellers|partners|vendors|suppliers|customers|clients|investors|journalists|visitors|guests|members|volunteers|caretakers|janitors|administrators|sysadmins|CIOs?|CTOs?|CFOs?|CISOs?|directors|executives|developers|operators|architects|planners|recyclers|scrap dealers|dealers|brokers|auditors|officers|officials|agencies|authorities|cooperatives|associations|nonprofits|charities|data centers|data centres|hotels|retailers|shops|offices|warehouses|manufacturers|factories|law firms|lawyers|doctors|nurses|dentists|practices|pharmacies|libraries|churches|communities|households|consumers|job seekers|candidates|applicants|veterans|seniors|retirees|locals|public|press|industry|sector';
const audience = new RegExp(
  `\\b(?:(?:aimed at|aim at|targeting|targeted at|addressed to|audience(?: is| are)?:?|invit(?:e|es|ing)|intended for|meant for|made for|designed for|reaching|speak(?:s|ing)? to|to|tell(?:s|ing)?|remind(?:s|ing)?|inform(?:s|ing)?|ask(?:s|ing)?|thank(?:s|ing)?|encourag(?:e|es|ing)|For|for|explain(?:s|ing)?\\s[\\p{L}\\s]{1,40}?\\sto)\\s+)(?:all\\s+|the\\s+|our\\s+|your\\s+|any\\s+|every\\s+)*(?<fact>(?:(?!(?:and|or|of|the|our|for|to|on|at|in|by|with|from|who|that|is|are|an?|new hire|us|we|you|not)\\b)[\\p{L}\\d][\\p{L}\\p{M}\\d'’-]*\\s+){0,3}?(?:${people})\\b(?:\\s+(?:and|or|&)\\s+(?:[\\p{L}-]+\\s+){0,1}(?:${people})\\b)?(?:\\s+of\\s+(?:[\\p{L}-]+\\s+){0,2}(?:${people})\\b|\\s+(?:with|in|who have)\\s+(?:old|used|retired|surplus|small|large|more than)\\s+\\p{L}+(?:\\s+\\p{L}+)?)?)`,
  'gu',
);

export const audienceRule: Rule = (text) =>
  factsOf(text, 'audience', audience, (match) =>
    /\b(?:not|thanks?)\s$/i.test(text.slice(Math.max(0, match.index - 7), match.index)) ? false : {},
  );

const line = /(?:^|\n)[ \t]*(?:[-–•*·✓]|\d{1,2}[.)]|[a-z]\))[ \t]+([^\n]{1,160})/gu;
const label = /^[\p{L} ]{2,24}:\s+/u;

const numbered = /(?<![^\s:])(?:(?:step|stage|phase)\s+(\d{1,2})\s*[:.)–-]|(\d{1,2})[.)])\s+(?=\p{L})/giu;
const fewestNumbered = 3;

/** The numbers of a list in one line: "1. Register 2. Label 3. Wipe". */
export function inlineNumbers(text: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (const { index, 0: mark, 1: step, 2: number = step } of text.matchAll(numbered)) {
    // A number that begins its line is a line of a list.
    if (
      found.length === 0 &&
      /(?:^|\n)[ \t]*$/.test(text.slice(0, index)) &&
      !/\s2\s*[:.)–-]\s/.test(restOfLine(text, index))
    )
      continue;
    if (Number(number) === found.length + 1) found.push([index, index + mark.length]);
  }
  return found.length >= fewestNumbered ? found : [];
}

/** The rest of a line. */
const restOfLine = (text: string, from: number) => text.slice(from).split('\n')[0] ?? '';

/** The items of such a list; the last ends with its sentence. */
export const inlineListRule: Rule = function* (text) {
  const marks = inlineNumbers(text);
  for (const [place, [, start]] of marks.entries()) {
    const next = marks[place + 1]?.[0] ?? start + restOfLine(text, start).search(/[.!?](?=\s|$)|$/);
    const fact = factAt(text, 'item', start, next);
    if (fact) yield fact;
  }
};

/** Three or more short lines under a line that introduces them, such as those of a table. */
export const plainListRule: Rule = function* (text) {
  for (const match of text.matchAll(/:[ \t]*\n+((?:[^\n]{2,60}(?:\n|$)){3,})/g)) {
    let start = match.index + match[0].length - (match[1] ?? '').length;
    for (const words of (match[1] ?? '').split('\n')) {
      const fact = /[.!?]\s*$/.test(words) ? undefined : factAt(text, 'item', start, start + words.length);
      if (fact) yield fact;
      start += words.length + 1;
    }
  }
};

/** Lines that start with a bullet or a number. */
export const bulletRule: Rule = function* (text) {
  for (const match of text.matchAll(line)) {
    const words = match[1] ?? '';
    const start = match.index + match[0].length - words.length;
    const said = label.exec(words)?.[0].length ?? 0;
    // A line such as "Date: 5 June" is another kind of fact.
    if (
      said &&
      /^(?:date|time|when|where|place|location|price|contact|phone|email|web|link|call)/i.test(words)
    )
      continue;
    const fact = factAt(text, 'item', start, start + words.length);
    if (fact) yield fact;
  }
};

const agenda =
  /(?:^|\n)[ \t]*(?:[-–•*·✓]|\d{1,2}[.)])?[ \t]*(?<fact>\d{1,2}[:.]\d{2}(?:\s?[ap]m)?(?:\s?[-–]\s?\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)?:?[ \t]+(?!at\b|on\b|in\b|[ap]\.?m\b|to\b|until\b)\p{L}(?:[^\n.;]|(?<=\b(?:Prof|Dr|Mr|Mrs|Ms|max|min|St|No|approx|incl|vs|[ap]|[ap]\.m))\.){1,80})(?=[.;]?\s*(?:\n|$))/giu;

/** Lines that begin with a time: "9:30 tour with Lena Vogt". */
export const agendaRule: Rule = (text) => (text.includes('\n') ? factsOf(text, 'item', agenda) : []);

const opening =
  /(?:[:]|\b(?:we (?:take|collect|accept|buy|sell|recycle|destroy|offer|need|shred|have|repair|test|supply)|bring(?: us| in)?|includes?|including|such as|covers?|topics?|there (?:is|are|will be)|you get|about|our services|services|mention|sell|buy|recycle|collect|accept|take|handle|show|explain)\b)\s+/giu;

/** The items of "panels, inverters, batteries and cables": at least three, each a few words. */
export const enumerationRule: Rule = function* (text) {
  for (const match of text.matchAll(opening)) {
    const begin = match.index + match[0].length;
    const stop = /[.;:!?\n()]/g;
    stop.lastIndex = begin;
    const sentence = text.slice(begin, Math.min(stop.exec(text)?.index ?? text.length, begin + 240));
    if (!sentence.includes(',')) continue;
    const parts: { start: number; end: number; last: boolean }[] = [];
    let start = 0;
    for (const separator of sentence.matchAll(/\s*,\s+(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/gi)) {
      parts.push({ start, end: separator.index, last: false });
      start = separator.index + separator[0].length;
      if (/\b(?:and|or)\b|&/.test(separator[0])) {
        parts.push({ start, end: lastPart(sentence, start), last: true });
        break;
      }
    }
    if (!parts.at(-1)?.last) parts.push({ start, end: lastPart(sentence, start), last: true });
    const words = parts.map((part) => sentence.slice(part.start, part.end).trim());
    if (parts.length < 3 || words.some((part) => !part || part.split(/\s+/).length > 5)) continue;
    // A clause isn't part of a list.
    if (
      words.some((part) =>
        /^(?:\d+$|(?:more|less|fewer|up)\b|we|you|it|they|he|she|our team|please|which|who|that|so|but|because|call|join|bring|come|at|on|in|for|from|with|by|to|until|pay|weigh|send|get|give|see|visit|them|us|all|everything)\b|@|\d:\d|\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|June|July|August|September|October|November|December)\b|\b(?:is|are|will|was|were|has|have)\b/i.test(
          part,
        ),
      )
    )
      continue;
    for (const part of parts) {
      const fact = factAt(text, 'item', begin + part.start, begin + part.end);
      if (fact) yield fact;
    }
  }
};

/** Finds the end of the last item of an enumeration: before words that say when, where or for whom. */
function lastPart(sentence: string, start: number): number {
  const stop =
    /,\s|\s(?:on|at|in|for|to|from|until|till|with|by|who|which|that|before|is|are|free|through|during|every|next|this|so|we|you)\b/gi;
  stop.lastIndex = start;
  return stop.exec(sentence)?.index ?? sentence.length;
}

const nameRun = new RegExp(
  `(?<![\\p{L}\\d@.])(?:${capital})(?:[^\\S\\n]+(?:(?:of|the|and|for|de|da|do)[^\\S\\n]+)?(?:${capital}|\\d{1,4}(?![\\d:%.,/]|\\s?[ap]m)))*`,
  'gu',
);
const common = new Set(
  'i we our you your the a an this that these it its they make create design write please for with and or but if on in at to from by as is are no not all new free join come bring call visit see ask get let how what why when where who flyer poster brochure banner postcard email post presentation infographic card slide deck title business social daybreak date time place location price audience tone one only just now then also since until after before every each both more most some any do don may can will must should'.split(
    ' ',
  ),
);

/** Capitalized names inside a sentence that no other rule has taken: "Intersolar Europe", "Earth Day". */
export const nameRule: Rule = function* (text) {
  for (const match of text.matchAll(nameRun)) {
    const words = match[0].split(/\s+/);
    let start = match.index;
    const opens = /(?:^|[.!?:\n•-]\s*|["“]\s*)$/.test(text.slice(Math.max(0, start - 3), start));
    // The first word of a sentence is capitalized anyway.
    if (opens || common.has((words[0] ?? '').toLowerCase())) {
      if (words.length < 3 && !(words.length === 2 && !common.has((words[0] ?? '').toLowerCase()))) continue;
      if (common.has((words[0] ?? '').toLowerCase()) || ends.has((words[0] ?? '').toLowerCase())) {
        const first = words.shift() ?? '';
        start += first.length;
        while (/\s/.test(text[start] ?? '')) start++;
      }
    }
    if (words.every((word) => common.has(word.toLowerCase()))) continue;
    const fact = factAt(text, 'name', start, match.index + match[0].length);
    if (fact && fact.text.length > 1) yield fact;
  }
};
