import { company } from '@daybreak/brand';
import { factAt, factsOf, type Rule } from './found.ts';
import { capital, ends } from './words.ts';

const quoted = /["“„«](?<fact>[^"“”„«»\n]{2,160})["”“»]/g;
/** "Free hard drive shredding", up to a word that says for whom or when. */
const free = new RegExp(
  `(?<![\\p{L}])(?:(?:free|complimentary)(?:[^\\S\\n]+(?!(?:${[...ends].join('|')})\\b)\\p{L}[\\p{L}-]*(?:[^\\S\\n]+up\\b)?){1,3}|free of charge|for free|(?:no|without) (?:charge|cost|obligation)|(?:admission|entry|entrance|parking|pick-?up|shipping|coffee|lunch)(?:\\s+is)?\\s+free)\\b`,
  'giu',
);

const single = /(?<![\p{L}\d])['‘](?<fact>[^'‘’\n]{4,100})['’](?![\p{L}\d])/gu;
/** Words in quotation marks, verbatim. */
export const quoteRule: Rule = function* (text) {
  yield* factsOf(text, 'phrase', quoted);
  yield* factsOf(text, 'phrase', single);
};
/** Anything that's free. */
export const freeRule: Rule = (text) => factsOf(text, 'phrase', free);

const negative =
  /(?<![\p{L}])(?:not\s+(?:for|on|in|at|to|valid|including|included|available|open|with|suitable|from|a|an|the|our|just|only)\b|no\b(?!\.|\s+(?:later|more than|doubt|matter|need to (?:say|mention|show|name|explain))\b|\s*\d)|never\b|without\b|except(?:\s+for)?\b|excluding\b|excludes?\b|closed\b(?:\s+on)?(?!\s+day)|does(?:\s+not|n[’']t)\s+\p{L}+|do(?:\s+not|n[’']t)\s+\p{L}+|(?:is|are)(?:\s+not|n[’']t)\s+\p{L}+|(?:cannot|can[’']t|won[’']t)\s+\p{L}+)/giu;
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

/** Head nouns for an audience. With any other noun, the phrase is about a thing. */
const people =
  'people|staff|families|parents|children|kids|women|men|everyone|anyone|colleagues|employees|newcomers|neighbors|neighbours|homeowners|owners|residents|tenants|landlords|students|pupils|teachers|apprentices|interns|graduates|beginners|professionals|experts|teams?|crews?|departments?|companies|businesses|firms|enterprises|startups|schools|universities|colleges|hospitals|clinics|municipalities|cities|towns|utilities|banks|insurers|farmers|farms|installers|contractors|EPCs?|electricians|technicians|engineers|drivers|managers|buyers|procurement|resellers|partners|vendors|suppliers|customers|clients|investors|journalists|visitors|guests|members|volunteers|caretakers|janitors|administrators|sysadmins|CIOs?|CTOs?|CFOs?|CISOs?|directors|executives|developers|operators|architects|planners|recyclers|scrap dealers|dealers|brokers|auditors|officers|officials|agencies|authorities|cooperatives|associations|nonprofits|charities|data centers|data centres|hotels|retailers|shops|offices|warehouses|manufacturers|factories|law firms|lawyers|doctors|nurses|dentists|practices|pharmacies|libraries|churches|communities|households|consumers|job seekers|candidates|applicants|veterans|seniors|retirees|locals|public|press|industry|sector';
const audience = new RegExp(
  `\\b(?:(?:aimed at|aim at|targeting|targeted at|addressed to|audience(?: is| are)?:?|invit(?:e|es|ing)|intended for|meant for|made for|designed for|reaching|speak(?:s|ing)? to|to|tell(?:s|ing)?|remind(?:s|ing)?|inform(?:s|ing)?|ask(?:s|ing)?|thank(?:s|ing)?|encourag(?:e|es|ing)|For|for|explain(?:s|ing)?\\s[\\p{L}\\s]{1,40}?\\sto)\\s+)(?:all\\s+|the\\s+|our\\s+|your\\s+|any\\s+|every\\s+)*(?<fact>(?:(?!(?:and|or|of|the|our|for|to|on|at|in|by|with|from|who|that|is|are|an?|new hire|us|we|you|not)\\b)[\\p{L}\\d][\\p{L}\\p{M}\\d'’-]*\\s+){0,3}?(?:${people})\\b(?!['’])(?:\\s+(?:and|or|&)\\s+(?:[\\p{L}-]+\\s+){0,1}(?:${people})\\b)?(?:\\s+of\\s+(?:[\\p{L}-]+\\s+){0,2}(?:${people})\\b|\\s+(?:with|in|who have)\\s+(?:old|used|retired|surplus|small|large|more than)\\s+\\p{L}+(?:\\s+\\p{L}+)?)?)`,
  'gu',
);

export const audienceRule: Rule = (text) =>
  factsOf(text, 'audience', audience, (match) =>
    /\b(?:not|thanks?)\s$/i.test(text.slice(Math.max(0, match.index - 7), match.index)) ? false : {},
  );

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
      const isOurs = words.length > 2 && words[0] === company.name;
      if (
        (common.has((words[0] ?? '').toLowerCase()) && !isOurs) ||
        ends.has((words[0] ?? '').toLowerCase())
      ) {
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
