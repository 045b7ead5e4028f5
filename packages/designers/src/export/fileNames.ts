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
  return `${[designer, size, side, day].filter(isPresent).map(safeName).join('-')}.${extension}`;
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

/** Letters, digits, dot and hyphen: the characters that every file system, mail client and ad platform takes. */
export const safeName = (part: string): string =>
  part
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .toLowerCase() || 'piece';
