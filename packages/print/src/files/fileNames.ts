import type { ArtboardSide, ArtboardSize } from '../types.ts';

/** Formats a size for file names: `18x24in`, `297x420mm`, `1080x1080`; at double scale, `1080x1080-2x`. */
export const sizeName = ({ width, height, unit }: ArtboardSize, scale = 1): string =>
  `${trimmed(width)}x${trimmed(height)}${unit === 'px' ? '' : unit}${scale === 1 ? '' : `-${scale}x`}`;

/** A day in the local time zone: `2026-11-24`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');

interface Parts {
  designer: string;
  size: string;
  /** Distinguishes files of one piece or one ZIP. */
  side?: string;
  date: Date;
  extension: string;
}

/**
 * `<designer>-<size>-<side>-<yyyymmdd>.<ext>`, with the date in the local time zone. Every file uses this pattern, including those in a
 * ZIP.
 */
export function fileName({ designer, size, side, date, extension }: Parts): string {
  const day = dayOf(date).replaceAll('-', '');
  return `${[designer, size, side, day]
    .filter(isPresent)
    .map((part) => safeName(part))
    .join('-')}.${extension}`;
}

/** File names for one piece. The side's id is added only if there are several sides. */
export const sideFileNames = (
  { designer, variant, date, extension }: Omit<Parts, 'size' | 'side'> & { variant?: string },
  sides: readonly ArtboardSide[],
  scale = 1,
): string[] =>
  sides.map((side) =>
    fileName({
      designer,
      size: sizeName(side.size, scale),
      side: [variant, sides.length > 1 ? side.id : undefined].filter(isPresent).join(' '),
      date,
      extension,
    }),
  );

const isPresent = (part: string | undefined): part is string => Boolean(part);

const trimmed = (value: number) => String(Number(value.toFixed(4)));

/**
 * Maximum bytes for one part of a name: even with two such parts, a size, and a date, it's far below the file systems' limit of 255 bytes.
 */
const maxPartLength = 80;

const octets = new TextEncoder();
const graphemes = new Intl.Segmenter();

/** The longest start of a text that fits in this many bytes of UTF-8. Never separates a letter from its marks. */
function cut(text: string, bytes: number): string {
  if (octets.encode(text).length <= bytes) return text;
  let fitting = '';
  for (const { segment } of graphemes.segment(text)) {
    if (octets.encode(fitting + segment).length > bytes) break;
    fitting += segment;
  }
  return fitting;
}

/** Characters that file systems reject or display differently: control and direction characters, lone surrogates, and path characters. */
const refusedCharacters = /[<>:"/\\|?*\s]|[\p{Cc}\p{Cs}]/gu;
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Turns a user-entered name into a file name that works on every system. Its letters stay, normalized to the form that all systems compare.
 */
export const writtenName = (text: string, bytes = maxPartLength): string =>
  cut(
    text.normalize('NFC').replace(invisible, '').replace(refusedCharacters, ' ').replace(/ +/g, ' ').trim(),
    bytes,
  ).replace(/^[. ]+|[. ]+$/g, '');

const outside = /^(?:[-.]|\p{Cf})+|(?:[-.]|\p{Cf})+$/gu;

/**
 * Converts text to a part of a file name: lowercase letters and digits of every script, dots, and hyphens for the rest.
 */
export const safeName = (part: string, otherwise = 'piece'): string =>
  writtenName(part.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.\p{Cf}]+/gu, '-')).replace(outside, '') ||
  otherwise;

/** Windows device names. Windows rejects files with these names, whatever their extension. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** Returns a file name after its subject: `zoë-nuñez.vcf`. */
export const ownFileName = (name: string, otherwise: string, extension: string): string =>
  `${safeName(name, otherwise).replace(device, '$&-')}.${extension}`;
