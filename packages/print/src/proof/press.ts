import { toolsMissing } from '../files/missingFile.ts';
import { loadPart } from '../loadPart.ts';
import { fromBase64 } from '../pdf/write/objects.ts';

const rgbGridSide = 17;
const cmykGridSide = 11;
/** Steps of `misses` per ΔE76. */
const missStepsPerDeltaE = 4;

/** The color conversions of one printing condition, from its tables. */
export interface Press {
  /** The most total ink that the paper takes, in percent. */
  limit: number;
  /** Writes the C, M, Y, and K (0–255) of an sRGB color, and how far they miss it in ΔE76, into `to`. */
  separate: (r: number, g: number, b: number, to: Float32Array) => void;
  /** Writes the sRGB (0–255) of inks (each 0–255) into `to`, on the paper's white or on plain white. */
  show: (inks: ArrayLike<number>, onPaper: boolean, to: Float32Array) => void;
}

/**
 * Loads a file's printing condition, by the name in its output intent.
 *
 * @throws {ExportError} when its tables can't be downloaded.
 */
export async function loadPress(condition: 'coated' | 'uncoated'): Promise<Press> {
  const tables =
    condition === 'coated'
      ? (await loadPart(() => import('./tables/coated.ts')).catch(toolsMissing)).coated
      : (await loadPart(() => import('./tables/uncoated.ts')).catch(toolsMissing)).uncoated;
  const inks = fromBase64(tables.inks);
  const misses = fromBase64(tables.misses);
  const separating = new Uint8Array(misses.length * 5);
  misses.forEach((miss, index) => {
    separating.set(inks.subarray(index * 4, index * 4 + 4), index * 5);
    separating[index * 5 + 4] = miss;
  });
  const lab = labValues(fromBase64(tables.lab));
  const [l = 100, a = 0, b = 0] = tables.paper;
  const paper = labToXyz(l, a, b);
  const color = new Float32Array(3);
  return {
    limit: condition === 'coated' ? 300 : 280,
    separate: (r, g, b, to) => {
      color[0] = r;
      color[1] = g;
      color[2] = b;
      interpolate(separating, rgbGridSide, 5, color, to);
      to[4] = (to[4] ?? 0) / missStepsPerDeltaE;
    },
    show: (all, onPaper, to) => {
      interpolate(lab, cmykGridSide, 3, all, to);
      xyzToSrgb(labToXyz(to[0] ?? 0, to[1] ?? 0, to[2] ?? 0), onPaper ? paper : d50White, to);
    },
  };
}

function labValues(bytes: Uint8Array<ArrayBuffer>): Float32Array {
  const view = new DataView(bytes.buffer);
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => {
    const word = view.getUint16(index * 2);
    return index % 3 === 0 ? word / 655.35 : (word - 32768) / 256;
  });
}

type Xyz = readonly [x: number, y: number, z: number];

/** White of the profile connection space (ICC.1, 6.3.1), D50. */
const d50White: Xyz = [0.9642, 1, 0.8249];

/** Converts CIE Lab under D50 to XYZ. */
function labToXyz(l: number, a: number, b: number): Xyz {
  const y = (l + 16) / 116;
  return [d50White[0] * cubed(y + a / 500), d50White[1] * cubed(y), d50White[2] * cubed(y - b / 200)];
}

const cubed = (t: number) => (t > 6 / 29 ? t * t * t : 3 * (6 / 29) ** 2 * (t - 4 / 29));

/** sRGB (IEC 61966-2-1) of a color under D50, on a paper with this white. */
function xyzToSrgb([x, y, z]: Xyz, paper: Xyz, to: Float32Array): void {
  const [px, py, pz] = [
    (x * paper[0]) / d50White[0],
    (y * paper[1]) / d50White[1],
    (z * paper[2]) / d50White[2],
  ];
  to[0] = encodeGamma(3.1338561 * px - 1.6168667 * py - 0.4906146 * pz);
  to[1] = encodeGamma(-0.9787684 * px + 1.9161415 * py + 0.033454 * pz);
  to[2] = encodeGamma(0.0719453 * px - 0.2289914 * py + 1.4052427 * pz);
}

const transferSteps = 8192;
const gammaTable = Float32Array.from({ length: transferSteps + 1 }, (_, index) => {
  const value = index / transferSteps;
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
});
const encodeGamma = (value: number) =>
  gammaTable[Math.round(Math.min(1, Math.max(0, value)) * transferSteps)] ?? 0;

/** Simplex interpolation in a table with `side` steps per component, with the last component varying fastest. */
function interpolate(
  table: Uint8Array | Float32Array,
  side: number,
  outputs: number,
  values: ArrayLike<number>,
  to: Float32Array,
): void {
  const count = values.length;
  let index = 0;
  for (let axis = 0; axis < count; axis++) {
    const at = ((values[axis] ?? 0) / 255) * (side - 1);
    const low = Math.min(side - 2, Math.max(0, Math.floor(at)));
    fractions[axis] = at - low;
    order[axis] = axis;
    index = index * side + low;
  }
  let step = 1;
  for (let axis = count - 1; axis >= 0; axis--) {
    steps[axis] = step;
    step *= side;
  }
  for (let one = 1; one < count; one++)
    for (
      let at = one;
      at > 0 && (fractions[order[at] ?? 0] ?? 0) > (fractions[order[at - 1] ?? 0] ?? 0);
      at--
    ) {
      const movedIndex = order[at] ?? 0;
      order[at] = order[at - 1] ?? 0;
      order[at - 1] = movedIndex;
    }
  let previous = 1;
  for (let output = 0; output < outputs; output++) to[output] = 0;
  for (let corner = 0; corner <= count; corner++) {
    const axis = order[corner] ?? 0;
    const part = corner < count ? (fractions[axis] ?? 0) : 0;
    const weight = previous - part;
    previous = part;
    if (weight > 0)
      for (let output = 0; output < outputs; output++)
        to[output] = (to[output] ?? 0) + weight * (table[index * outputs + output] ?? 0);
    if (corner < count) index += steps[axis] ?? 0;
  }
}

const fractions = new Float32Array(4);
const steps = new Int32Array(4);
const order = new Int32Array(4);
