import type { Fact } from '../brief.ts';
import { factAt, overlaps, type Rule } from '../found.ts';
import { inlineNumbers } from '../lists.ts';
import { digits, ends, numberWords } from '../words.ts';

const currency = '(?:US\\$|[$€£¥]|USD|EUR|GBP|CHF)';
const currencyWords = '(?:dollars?|euros?|pounds?|cents?|bucks|USD|EUR|GBP|CHF|[€£$])';
const scale = '(?:\\s?(?:k|K|m|M|bn)\\b|\\s(?:million|billion|thousand)\\b)?';
const range = '\\s?(?:-|–|—|to)\\s?';
const sum = `(?:${currency}\\s?(?:${digits})${scale}(?:${range}${currency}?\\s?(?:${digits})${scale})?|(?:${digits})(?:${range}(?:${digits}))?${scale}\\s?${currencyWords}(?![\\p{L}\\d])|(?:${numberWords})\\s+(?:dollars?|euros?|pounds?|cents?)\\b)`;
const per =
  '(?:(?:\\s?\\/\\s?|[^\\S\\n]?(?:per|a|an|each)[^\\S\\n]+)(?:person|month|year|week|day|hour|panel|drive|unit|ton(?:ne)?|pallet|kilo|kg|lb|pound|piece|kWh|kW|MW|GB|TB|server|head|employee|ticket|module|battery|box|load|mile|item|seat|user|site|truck|[\\p{L}]{3,12})\\b|\\s(?:each|apiece|monthly|yearly|an hour|plus tax|incl\\. tax|excl\\. tax)\\b)?';
const price = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:from|starting at|starting from|only|up to|as low as|under|over|at least|save)\\s+)?${sum}${per}`,
  'giu',
);
const percent = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:up to|over|more than|at least|nearly|almost|about|another|an extra)\\s+)?(?:${digits})(?:${range}(?:${digits}))?\\s?(?:%|percent\\b|per cent\\b|pct\\b)`,
  'giu',
);
const sort = new RegExp(
  `(?<![\\p{L}\\d.,$€£/:+-])(?:(?:over|more than|at least|up to|nearly|almost|about|around|under|fewer than|less than|only)\\s+)?(?:(?:${digits})(?:${range}(?:${digits}))?${scale}\\+?|(?:${numberWords})(?![\\p{L}-]))`,
  'giu',
);
const ordinal =
  /(?<![\p{L}\d])(?:\d{1,4}(?:st|nd|rd|th)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fiftieth|hundredth|thousandth|twentieth)(?=\s+(?:anniversary|birthday|year|edition|panel|customer|site|ton)))(?:\s+[\p{L}-]+){1,2}/giu;
const hyphened =
  /(?<![\p{L}\d])(?:\d{1,4}|two|three|four|five|six|ten|twelve)-(?:year|day|hour|month|week|minute|person|ton|panel|meter|foot|inch|point|step|megawatt|kilowatt)(?:-old)?(?:\s+\p{L}[\p{L}-]*){1,2}/giu;

const wordFrom = /(\s+|\s?-\s?)?(\p{L}[\p{L}\p{M}\d²³'’-]*|m²|m³)/uy;
const plural =
  /(?:[^su]s|ies|people|children|women|men|staff|sq|ft|kW|MW|GW|kWh|MWh|GB|TB|PB|kg|km|cm|mm|hrs?|mins?|lbs?|m²|m³)$/;
const ofThings = /^(?:kW|MW|GW|kWh|MWh|GB|TB|PB)$/;
const measures = /^(?:sq|square|cubic|metric|short)$/i;

/**
 * Returns the end of the words that a number counts, from the end of the number: up to the first plural, within `limit`
 * words.
 */
function countedTo(text: string, from: number, limit: number): number {
  let most = limit;
  let end = from;
  let first = from;
  let [words, measured] = [0, false];
  for (; words < most; words++) {
    wordFrom.lastIndex = end;
    const match = wordFrom.exec(text);
    if (!match || (!match[1] && words > 0)) break;
    const word = match[2] ?? '';
    if (ends.has(word.toLowerCase())) break;
    end = wordFrom.lastIndex;
    if (words === 0 || measured) first = end;
    measured = measures.test(word);
    if (!measured && plural.test(word)) {
      // "4 TB drives": a measurement of things.
      if (!ofThings.test(word)) return end;
      first = end;
      most = words + 2;
    }
  }
  return first;
}

/** Returns the end of the words that a percentage applies to: "off refurbished servers", "of a panel". */
function appliesTo(text: string, from: number): number {
  const opening =
    /\s+(?:(?:off|less|more|cheaper|back|discount|rebate|of|on|savings?|lower|faster)\b\s*){1,2}(?:(?:on|of|for)\s+)?(?:(?:all|our|the|your|every|each|a|an|any|its|their)\s+){0,2}/iuy;
  opening.lastIndex = from;
  const match = opening.exec(text);
  let end = match ? opening.lastIndex : from;
  const said = match ? text.slice(0, end).trimEnd().length : from;
  let words = 0;
  for (; words < 4; words++) {
    wordFrom.lastIndex = end;
    const next = wordFrom.exec(words === 0 && match ? text : text);
    if (!next || (words > 0 && !next[1])) break;
    if (ends.has((next[2] ?? '').toLowerCase())) break;
    if (!match && words >= 2) break;
    end = wordFrom.lastIndex;
  }
  return words > 0 ? end : said;
}

/** "4 TB and up", "20 pallets or more". */
const andUp =
  /\s+(?:and|or)\s+(?:up|upwards|more|above|over|older|larger|bigger|newer|higher|longer|less|fewer|under|below|younger|smaller)\b(?!\s+than)/iy;
function withMore(text: string, end: number): number {
  andUp.lastIndex = end;
  return andUp.test(text) ? andUp.lastIndex : end;
}

const years = /^(?:19|20)\d{2}$/;

/** Prices, percentages with what they apply to, and numbers with what they count. */
export const amountRules: readonly Rule[] = [
  function* (text) {
    for (const match of text.matchAll(price)) {
      let end = match.index + match[0].length;
      const off = /\s+(?:off|discount|cashback|rebate)\b/iy;
      off.lastIndex = end;
      const about = off.test(text) ? appliesTo(text, end) : undefined;
      end = about ?? end;
      const fact = factAt(text, 'price', match.index, withMore(text, end));
      if (fact) yield about ? withAbout(fact) : fact;
    }
  },
  function* (text) {
    for (const match of text.matchAll(percent)) {
      const end = match.index + match[0].length;
      const fact = factAt(text, 'percent', match.index, appliesTo(text, end));
      if (fact) yield withAbout(fact);
    }
  },
];

export const numberRule: Rule = function* (text) {
  for (const pattern of [hyphened, ordinal])
    for (const match of text.matchAll(pattern)) {
      const fact = factAt(text, 'number', match.index, match.index + untilEnd(match[0]));
      if (fact) yield fact;
    }
  const listed = inlineNumbers(text);
  for (const match of text.matchAll(sort)) {
    const [number] = match;
    const end = match.index + number.length;
    if (listed.some((at) => overlaps(at, [match.index, end]))) continue;
    // The number at the start of a list line.
    if (/(?:^|\n)[ \t]*$/.test(text.slice(0, match.index)) && /^[.)]\s/.test(text.slice(end))) continue;
    const to = countedTo(text, end, 3);
    // "one" alone counts nothing, and neither does a year.
    if (to === end && (/^one$/i.test(number.trim()) || !/\d/.test(number) || years.test(number.trim())))
      continue;
    if (
      /^one$/i.test(number.trim()) &&
      !/^\s+(?:of|day|hour|year|truck|list|call|pick)/i.test(text.slice(end, end + 8))
    )
      continue;
    const fact = factAt(text, 'number', match.index, withMore(text, to));
    if (fact) yield fact;
  }
};

/** Length of a match up to the first word that ends a phrase. */
function untilEnd(words: string): number {
  const parts = words.split(/(\s+)/);
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 1 && ends.has(part.toLowerCase())) break;
    length += part.length;
  }
  return length;
}

const withAbout = (fact: Fact): Fact => {
  const about = /(?:off|on|of|discount|less|back|percent|%)\s+(?!off|discount|less|back)(?<what>.+)$/iu.exec(
    fact.text,
  )?.groups?.what;
  return about ? { ...fact, about } : fact;
};
