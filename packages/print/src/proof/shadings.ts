import type { PdfDict, PdfValue } from '../reading/contentStream.ts';
import type { InkAmounts } from './plates.ts';
import { type ProofFile, unsupported } from './proofFile.ts';

interface Stop {
  at: number;
  values: number[];
}

export interface AxialShading {
  coords: [number, number, number, number];
  space: string;
  stops: Stop[];
}

/** An axial shading with a piecewise linear function (ISO 32000-1, 7.10.3, 7.10.4, and 8.7.4.5.3). */
export function axialShading(file: ProofFile, shading: PdfDict): AxialShading {
  const space = file.name(shading.get('ColorSpace'));
  const extend = file.list(shading.get('Extend'));
  if (file.resolve(shading.get('ShadingType')) !== 2) throw unsupported("a gradient that isn't linear");
  if (extend.length === 0 || extend.some((end) => end !== true)) throw unsupported('a gradient that ends');
  if (space !== 'DeviceCMYK' && space !== 'DeviceGray') throw unsupported(`gradients in ${space}`);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = file.numbers(shading.get('Coords'));
  return { coords: [x1, y1, x2, y2], space, stops: stopsOf(file, shading.get('Function')) };
}

function stopsOf(file: ProofFile, value: PdfValue | undefined): Stop[] {
  const fn = file.dict(value);
  const type = file.resolve(fn.get('FunctionType'));
  if (type === 2 && file.resolve(fn.get('N')) === 1)
    return [
      { at: 0, values: file.numbers(fn.get('C0')) },
      { at: 1, values: file.numbers(fn.get('C1')) },
    ];
  const parts = file.list(fn.get('Functions'));
  if (type !== 3 || parts.length === 0) throw unsupported(`functions of type ${String(type)}`);
  const edges = [0, ...file.numbers(fn.get('Bounds')), 1];
  return parts.flatMap((part, index) => {
    const [from = 0, to = 1] = [edges[index], edges[index + 1]];
    return stopsOf(file, part).map(({ at, values }) => ({ at: from + at * (to - from), values }));
  });
}

/** The shading with the opacities of another along the same line. */
export function withOpacity(
  colors: AxialShading,
  opacity: AxialShading | undefined,
): { at: number; inks: InkAmounts; alpha: number }[] {
  if (opacity && opacity.coords.join() !== colors.coords.join())
    throw unsupported('a mask along another line');
  // Both were made from the same stops, and between two stops each is a straight line.
  if (opacity?.stops.some(({ at }, index) => colors.stops[index]?.at !== at))
    throw unsupported('a mask with other stops');
  return colors.stops.map(({ at, values: [c = 0, m = 0, y = 0, k = 0] }, index) => ({
    at: Math.min(1, Math.max(0, at)),
    inks: [c, m, y, k],
    alpha: opacity?.stops[index]?.values[0] ?? 1,
  }));
}
