/** Regular expression sources that several rules share. */
export const months =
  '(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\\b|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?)';
export const weekdays =
  '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\\b\\.?';

const units = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const spelled = [...units].reverse().join('|');
/** "two", "twenty-five", "three hundred", "a dozen". */
export const numberWords = `(?:a\\s+)?(?:(?:${tens.join('|')})(?:-(?:${spelled}))?|${spelled}|dozens?|hundreds?|thousands?)(?:\\s+(?:dozen|hundred|thousand|million))?`;
const nth = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
/** The days of a month as words, in order. */
export const dayWords: readonly string[] = [
  ...nth,
  ...'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  ),
  'twentieth',
  ...nth.map((word) => `twenty-${word}`),
  'thirtieth',
  'thirty-first',
];
/** "412", "50,000", "1.5", "1 200". */
export const digits = '\\d{1,3}(?:[,\u00a0\u202f ]\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?';

/** A capitalized word, including ones with a hyphen, an apostrophe or capitals inside. */
export const capital = "\\p{Lu}[\\p{L}\\p{M}\\d]*(?:[-'’&][\\p{L}\\d]+)*";

/** Words that end a phrase: what follows says when, where, how or something else. */
export const ends = new Set(
  (
    'and or but so because until till til thru pls from on at in by for with without to of the a an this that these those who which when where while if ' +
    'as than then is are was were be been has have had will would can could may must should do does did not no we our you your they their ' +
    'it its he she his her i my us them per each every before after during since between near via through into onto about only just ' +
    'get gets give gives take takes come comes go goes join joins bring brings call visit see ask save make makes plus including ends end starts start begins begin'
  ).split(' '),
);
