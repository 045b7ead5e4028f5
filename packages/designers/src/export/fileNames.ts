import type { ArtboardSide, ArtboardSize } from './types.ts';

/** `18x24in`, `297x420mm`, `1080x1080`; a second scale is said as `1080x1080-2x`. */
export const sizeName = ({ width, height, unit }: ArtboardSize, scale = 1): string =>
  `${trimmed(width)}x${trimmed(height)}${unit === 'px' ? '' : unit}${scale === 1 ? '' : `-${scale}x`}`;

interface Parts {
  designer: string;
  size: string;
  /** Tells files of one piece, or of one ZIP, apart. */
  side?: string;
  date: Date;
  extension: string;
}

/** `<designer>-<size>-<side>-<yyyymmdd>.<ext>`, in the local calendar: the one pattern of every file, in a ZIP as well. */
export function fileName({ designer, size, side, date, extension }: Parts): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((number, index) => String(number).padStart(index === 0 ? 4 : 2, '0'))
    .join('');
  return `${[designer, size, side, day]
    .filter(isPresent)
    .map((part) => safeName(part))
    .join('-')}.${extension}`;
}

/** Names of the files of one piece: the side's id is added only when there are several. */
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

/** Of a part of a name: with two of them, a size and a day, it's far from the 255 bytes that file systems take. */
const longestPart = 80;

const octets = new TextEncoder();
const graphemes = new Intl.Segmenter();

/** The start of a text that has room in so many bytes of UTF-8. No letter loses its marks. */
function cut(text: string, bytes: number): string {
  if (octets.encode(text).length <= bytes) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (octets.encode(kept + segment).length > bytes) break;
    kept += segment;
  }
  return kept;
}

/** What a file system refuses, or shows as something else: control and direction characters, halves of characters, signs of paths. */
const refused = /[<>:"/\\|?*\s]|[\p{Cc}\p{Cs}]/gu;
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;

/** A name that people wrote as the name of a file on every system: its letters stay, in the spelling that all of them compare. */
export const writtenName = (text: string, bytes = longestPart): string =>
  cut(
    text.normalize('NFC').replace(unseen, '').replace(refused, ' ').replace(/ +/g, ' ').trim(),
    bytes,
  ).replace(/^[. ]+|[. ]+$/g, '');

const outside = /^(?:[-.]|\p{Cf})+|(?:[-.]|\p{Cf})+$/gu;

/** The same as a part of our names: letters and digits of every script in lower case, dots, and hyphens for all else. */
export const safeName = (part: string, otherwise = 'piece'): string =>
  writtenName(part.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.\p{Cf}]+/gu, '-')).replace(outside, '') ||
  otherwise;

/** Devices of Windows, which takes no file with their name, whatever its extension. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** A file that's called like what it's about: `zoë-nuñez.vcf`. */
export const ownFileName = (name: string, otherwise: string, extension: string): string =>
  `${safeName(name, otherwise).replace(device, '$&-')}.${extension}`;
