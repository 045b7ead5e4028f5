import { illustrationFiles, pictures } from '@daybreak/media';
import type { FieldSchema } from './designerSchema.ts';

/**
 * Patterns of values, as ECMA-262 regular expressions with the `u` flag. They accept exactly what an edit leaves
 * unchanged (`../../editor/drafts/draft.ts`), so that nothing is stripped from accepted values.
 */
const sign =
  '[^\\p{Cc}\\p{Cs}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u202d\\u202e\\ufeff\\ufff9-\\ufffc\\u200b]';
const southEastAsian = '[\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}]';
const breakInScript = `(?<=${southEastAsian})\\u200b`;
const line = `(?:${sign}|${breakInScript})*`;
const lines = `(?:${sign}|\\n|${breakInScript})*`;

const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const dayOfAnyYear =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const date = `(?:(?!0000)(?:\\d{4}-${dayOfAnyYear}|${leapYear}-02-29))?`;
const time = '(?:(?:[01]\\d|2[0-3]):[0-5]\\d)?';

/** Excludes user names: an address with one looks like phishing, so no piece contains it. */
const address = `(?:[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+(?:[/?#]\\S*)?)?`;

/** Focal point and scale, as `writePictureValue` writes them. */
const fraction = '(?:0(?:\\.\\d{0,2}[1-9])?|1)';
const crop = `${fraction},${fraction} (?:[1-3](?:\\.\\d{0,2}[1-9])?|4)`;
const upload = 'upload:[A-Za-z0-9_-]{1,100}';
const brandPictures = [
  ...pictures.map(({ file }) => file),
  ...illustrationFiles.map((file) => `drawn-${file}`),
];
const library = `library:(?:${brandPictures.join('|')})`;
/** An upload's description, percent-encoded: at most 200 characters, each of one to four bytes. */
const shows = "(?: (?:[A-Za-z0-9_.!~*'()-]|%[0-9A-F]{2}){1,200})?";
const picture = `(?:(?:${library} ${crop}|${upload} ${crop}${shows}))?`;
const logo = `(?:${upload} ${crop}${shows})?`;

const text = (pattern: string) => ({ type: 'string', pattern: `^${pattern}$` }) as const;

/** A draft's value for one size starts with a sign (`../../editor/fields/sizeOverrides.ts`). */
const overridePattern = (pattern: string) => text(`=${pattern}`);

/** The patterns of each kind of field; those under `own…` are for values of one size. */
export const values = {
  text: text(line),
  lines: text(lines),
  date: text(date),
  time: text(time),
  url: { ...text(address), allOf: [text(line)] },
  picture: text(picture),
  logo: text(logo),
  ownText: overridePattern(line),
  ownLines: overridePattern(lines),
  ownPicture: overridePattern(picture),
} as const satisfies Record<string, Pick<FieldSchema, 'type' | 'pattern' | 'allOf'>>;

export type ValueKind = keyof typeof values;
