import { splitValues } from '../pdf/walk/cssValues.ts';

type Ranges = readonly (readonly [first: number, last: number])[];

/** Strips the quotation marks from a name. */
export const unquoted = (name: string) => name.replace(/["']/g, '');

const weightNames: Record<string, string> = { normal: '400', bold: '700' };

/** The weight in digits, because browsers may write a name instead. */
export const weightNumber = (weight: string) => weightNames[weight] ?? weight;

export function weightsOf(value: string): readonly [least: number, most: number] {
  const [least = 400, most = least] = value.split(' ').map((one) => Number(weightNumber(one)));
  return [least, most];
}

/** A `unicode-range` as numbers. Without one, the full range. */
export const rangesOf = (value: string): Ranges =>
  value
    ? value.split(',').map((range) => {
        const [first = '', last] = range.trim().slice(2).split('-');
        const to = last ?? first.replaceAll('?', 'F');
        return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(to, 16)];
      })
    : [[0, 0x10ffff]];

export const inRanges = (ranges: Ranges, code: number) =>
  ranges.some(([first, last]) => first <= code && code <= last);

/** Returns the distance between a face and the requested weight. */
export const distance = ([least, most]: readonly [number, number], weight: number) =>
  Math.max(0, least - weight, weight - most);

/** Returns the page's faces for each letter, in the order that a browser tries them. */
export function pageFaces({
  fontFamily,
  fontWeight,
}: Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight'>): (code: number) => FontFace[] {
  const allFaces = [...document.fonts];
  const weight = Number(fontWeight);
  const families = splitValues(fontFamily).map((name) => {
    const faces = allFaces.filter(({ family }) => unquoted(family) === unquoted(name));
    const weightDistance = (face: FontFace) => distance(weightsOf(face.weight), weight);
    const minDistance = Math.min(...faces.map(weightDistance));
    return faces
      .filter((face) => weightDistance(face) === minDistance)
      .map((face) => ({ face, ranges: rangesOf(face.unicodeRange) }));
  });
  return (code) =>
    families.flatMap((faces) => faces.filter(({ ranges }) => inRanges(ranges, code)).map(({ face }) => face));
}
