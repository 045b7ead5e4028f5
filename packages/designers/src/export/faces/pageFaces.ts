import { splitValues } from '../pdf/walk/cssValues.ts';

type Ranges = readonly (readonly [first: number, last: number])[];

/** A name without its quotation marks. */
export const plain = (name: string) => name.replace(/["']/g, '');

const weightNames: Record<string, string> = { normal: '400', bold: '700' };

/** A weight in digits, as browsers write it or not. */
export const weightNumber = (weight: string) => weightNames[weight] ?? weight;

export function weightsOf(value: string): readonly [least: number, most: number] {
  const [least = 400, most = least] = value.split(' ').map((one) => Number(weightNumber(one)));
  return [least, most];
}

/** A `unicode-range` in numbers; without one, everything. */
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

/** How far a face is from a weight that is asked for. */
export const distance = ([least, most]: readonly [number, number], weight: number) =>
  Math.max(0, least - weight, weight - most);

/** For each letter that is asked for, the faces that the page has for it, in the order in which a browser asks them. */
export function pageFaces({
  fontFamily,
  fontWeight,
}: Pick<CSSStyleDeclaration, 'fontFamily' | 'fontWeight'>): (code: number) => FontFace[] {
  const all = [...document.fonts];
  const weight = Number(fontWeight);
  const families = splitValues(fontFamily).map((name) => {
    const faces = all.filter(({ family }) => plain(family) === plain(name));
    const apart = (face: FontFace) => distance(weightsOf(face.weight), weight);
    const nearest = Math.min(...faces.map(apart));
    return faces
      .filter((face) => apart(face) === nearest)
      .map((face) => ({ face, ranges: rangesOf(face.unicodeRange) }));
  });
  return (code) =>
    families.flatMap((faces) => faces.filter(({ ranges }) => inRanges(ranges, code)).map(({ face }) => face));
}
