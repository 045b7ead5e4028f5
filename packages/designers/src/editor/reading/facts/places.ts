import type { Fact } from '../brief.ts';
import { factAt, factsOf, type Rule } from '../found.ts';
import { capital, months, weekdays } from '../words.ts';

const word = capital;
/** Nouns for places. */
const kinds =
  'depot|warehouse|hall|office|offices|plant|factory|site|yard|center|centre|campus|library|school|museum|station|park|hotel|facility|floor|building|room|gate|booth|stand|church|market|square|fairground|fairgrounds|exhibition|garage|parking lot|lot|stadium|arena|university|college|hospital|headquarters|HQ|showroom|workshop|canteen|cafeteria|lobby|port|harbor|airport|terminal|dock|lab|laboratory|academy|theater|theatre|club|entrance|farm|lodge|city hall|town hall|fire station|branch|hub|loading dock|loading bay|arsenal|auditorium|foyer|courtyard|marina|house|mall|store|shop|gym|restaurant|café|cafe|kitchen|boardroom|atrium|rooftop|pavilion';
/**
 * Words of a place's name before its recognizable part, after a comma, a line break or “at”: “Washoe ” of “Washoe
 * fairgrounds lot C”.
 */
const before = `(?<=(?:(?:^|\\n)\\s*|,\\s+|\\b(?:at|in)\\s+)(?:the\\s+|our\\s+)?)(?:(?!(?:${months}|${weekdays})\\b)${word}\\s+){0,3}`;
const streetKinds =
  '(?:Street|St|Road|Rd|Avenue|Ave|Way|Lane|Ln|Boulevard|Blvd|Drive|Dr|Square|Sq|Court|Ct|Place|Pl|Parkway|Pkwy|Highway|Hwy|Row|Terrace|Close|Quay|Wharf|Plaza|Crescent)\\b\\.?';
/** ", Austin", ", TX 78701", ", 1100-053 Lisboa". */
const afterStreet = `(?:,?\\s+(?:(?:Suite|Unit|Floor|Gate|Dock|Building|Hall)\\s+[\\p{Lu}\\d]+)|,\\s+(?:\\d{4,5}(?:-\\d{3,4})?\\s+)?(?!(?:${months}|${weekdays}))${word}(?:\\s+${word}){0,2}(?:\\s+\\d{4,5}(?:-\\d{3,4})?)?){0,3}`;
const streets = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:${before}(?:[\\p{L}’'-]+\\s+)?(?:${kinds}),\\s+)?\\d{1,5}[A-Za-z]?\\s+(?:(?:North|South|East|West|N|S|E|W)\\.?\\s+)?${word}(?:\\s+${word}){0,2}\\s+${streetKinds}${afterStreet}` +
    `|${word}(?:straße|strasse|weg|platz|gasse|allee|straat|laan|gatan|vej)\\s+\\d{1,4}[a-z]?${afterStreet}` +
    `|(?:Rua|Avenida|Av\\.|Via|Viale|Piazza|Calle|Plaza|Paseo|Rue|Place|Praça|Largo|Estrada)\\s+(?:(?:da|do|das|dos|de|del|della|du|la|des)\\s+)?${word}(?:\\s+(?:(?:da|do|de|del|e|y)\\s+)?${word}){0,3},?\\s+\\d{1,5}${afterStreet})`,
  'gu',
);
const parts =
  '(?:Hall|Gate|Room|Booth|Stand|Dock|Building|Floor|Suite|Yard|Bay|Terminal|Warehouse|Plant|Site|Level|Auditorium|Platform|Pier|Unit|Lot)';
/** The names after a place, up to the end of its sentence: “, Trades Hall, Spokane”. */
const around = `(?:,\\s+(?!(?:${months}|${weekdays})\\b)${word}(?:\\s+${word}){0,2}(?:\\s+(?:${kinds}))?){1,3}(?=[.:\\n]|$)`;
const numbered = new RegExp(
  `(?<![\\p{L}\\d])(?:${before}(?:(?!(?:${months}|${weekdays})\\b)${word}|${kinds})\\s+|(?<=\\b(?:at|in) (?:the |our )?)\\p{Ll}+\\s+)?(?:${parts}|${parts.toLowerCase()})\\s+(?:(?!20[23]\\d\\b)\\d{1,4}(?:[.-]?[A-Z\\d]{1,4})?|[A-Z](?:\\d{1,4}(?:[.-]?\\d{1,4})?)?)(?![\\p{L}\\d])(?:${around})?`,
  'gu',
);
/** The place after the hour, by its number or letter: “Gallery 3, Walker Annex, Minneapolis”. */
const venue = new RegExp(
  `(?<=(?:\\d|\\b[ap]\\.?m\\.?|noon|morning|afternoon|evening),\\s+)(?!(?:${months}|${weekdays})\\b)${word}\\s+(?:\\d{1,3}|[A-Z])${around}`,
  'gu',
);
const kindly = new RegExp(
  `\\b(?:at|in|near|from|to|outside|inside|opposite|behind|into|of|visit|for)\\s+(?:the|our|your|my)\\s+(?!(?:annual |next |\\p{L}+ )?open house\\b)(?<fact>(?:(?!(?:at|in|on|and|or|of|for|with|to|by|from)\\b)[\\p{L}\\d][\\p{L}\\p{M}\\d'’.-]*\\s+){0,4}?(?:${kinds}|(?:${kinds.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())}))(?:\\s+(?:${kinds}))?\\b(?!\\s+(?:board|boards|management|managers?|teams?|staff|owners?|operators?|administrators?|directors?|workers?|caretakers?|districts?|principals?|teachers?|visits?|tours?|line|lines|call)\\b)(?:\\s+(?:in|of)\\s+(?:${word})(?:\\s+${word}){0,2})?(?:,\\s+(?!(?:${months}|${weekdays}))${word}(?:\\s+${word}){0,2})?)`,
  'gu',
);
const notNames = `(?!(?:${months}|${weekdays}|Daybreak|English|Spanish|German|French|Portuguese|Italian|Q[1-4]|PDF|A[3-6]|CMYK|RGB|IT|HR|Earth Day|Christmas|Easter|Dr|Mr|Mrs|Ms|Prof|Please|We|Our|You|The|This|It|Join|Come|Call|Free|No|Not|Bring|Register|R2|RIOS|HIPAA|NIST|DoD)\\b)`;
const named = new RegExp(
  `\\b(?:at|in|near|outside|opposite|behind|across|around|throughout|between|from|At|In)\\s+(?:the\\s+|our\\s+|downtown\\s+|central\\s+)?(?<fact>${notNames}(?:(?:St|Ft|Mt|Pt)\\. )?${word}(?:(?:\\s+(?:of|de|do|da|del|la|on|upon)\\s+|\\s+|,\\s+)${notNames}(?:${word}|\\d{1,5}\\b(?!\\s?[ap]\\.?m|:|\\s+(?:${months}|\\p{Ll}))))*(?:\\s+(?:and)\\s+${notNames}${word}(?=\\s*[.,]|$|\\n))?(?:\\s+(?:${kinds})\\b)?)`,
  'gu',
);
/** A line of its own, or one after the date: “Marfa Library”. */
const alone = new RegExp(
  `(?:^|\\n|(?<!\\b${parts}\\s[\\p{Lu}\\d][\\p{Lu}\\d.-]*),\\s+)(?<fact>${notNames}${word}(?:\\s+${word}){0,3}?\\s+(?:${kinds.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())})(?:,\\s+${notNames}${word}(?:\\s+(?:${word}|\\d{1,3}))?)?)(?=\\s*(?:\\n|\\.|$))`,
  'gu',
);
const online =
  /\b(?:(?:via|on|over)\s+(?:Zoom|Teams|Microsoft Teams|Google Meet|Webex)|online|(?<=\b(?:at|from) )(?:home|work)\b)/gi;

const floor =
  /^,\s+(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|top)\s+floor\b/i;
/** Places with the floor after them: “Montreal office, 2nd floor”. */
const withFloor = (rule: (text: string) => Iterable<Fact>): Rule =>
  function* (text) {
    for (const fact of rule(text)) {
      const end = fact.at[1] + (floor.exec(text.slice(fact.at[1]))?.[0].length ?? 0);
      yield factAt(text, 'place', fact.at[0], end) ?? fact;
    }
  };

/** Addresses, numbered halls and rooms, places by kind ("the Lisbon depot") and by name. */
export const placeRules: readonly Rule[] = [(text) => factsOf(text, 'place', streets)];

export const placeNameRules: readonly Rule[] = [
  (text) => factsOf(text, 'place', alone),
  withFloor((text) => factsOf(text, 'place', kindly)),
  (text) => factsOf(text, 'place', numbered),
  (text) => factsOf(text, 'place', venue),
  withFloor((text) => factsOf(text, 'place', named)),
  (text) => factsOf(text, 'place', online),
];
