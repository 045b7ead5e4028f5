/** The assembled `product.wat`. A test prints the new code after a change. */
export const code =
  'AGFzbQEAAAABDwJgAXsBfWAGf39/f39/AAITAQdlbmNvZGVyBm1lbW9yeQIAAQMDAgABBwsBB3Byb2R1Y3QAAQrvBAIZACAA/R8AIAD9HwGSIAD9HwIgAP0fA5KSC9IEAgt/C3sgBEECdCEEIAVBAnQhCkEAIQcDQEEAIQYgACENIAIgB0ECdGohCQNAIAEgByAEbGohCyALIARqIQwgDCEIIA0gBGohDiAOIARqIQ8gDyAEaiEQ/QwAAAAAAAAAAAAAAAAAAAAAIRT9DAAAAAAAAAAAAAAAAAAAAAAhGP0MAAAAAAAAAAAAAAAAAAAAACEV/QwAAAAAAAAAAAAAAAAAAAAAIRn9DAAAAAAAAAAAAAAAAAAAAAAhFv0MAAAAAAAAAAAAAAAAAAAAACEa/QwAAAAAAAAAAAAAAAAAAAAAIRf9DAAAAAAAAAAAAAAAAAAAAAAhGwNAIAv9AAQAIREgDP0ABAAhEiAN/QAEACETIBQgESAT/eYB/eQBIRQgGCASIBP95gH95AEhGCAO/QAEACETIBUgESAT/eYB/eQBIRUgGSASIBP95gH95AEhGSAP/QAEACETIBYgESAT/eYB/eQBIRYgGiASIBP95gH95AEhGiAQ/QAEACETIBcgESAT/eYB/eQBIRcgGyASIBP95gH95AEhGyANQRBqIQ0gDkEQaiEOIA9BEGohDyAQQRBqIRAgDEEQaiEMIAtBEGohCyALIAhJDQALIAkgFBAAOAIAIAkgGBAAOAIEIAkgCmohCSAJIBUQADgCACAJIBkQADgCBCAJIApqIQkgCSAWEAA4AgAgCSAaEAA4AgQgCSAKaiEJIAkgFxAAOAIAIAkgGxAAOAIEIAkgCmohCSAQIQ0gBkEEaiEGIAYgA0kNAAsgB0ECaiEHIAcgBUkNAAsL';

/** A matrix in the multiplier's memory. */
export interface Matrix {
  /** In bytes. */
  address: number;
  /** Numbers in a row. */
  from: number;
  /** Rows. */
  to: number;
}

export interface Multiplier {
  /**
   * Stores a matrix, given by its rows. `from` must be a multiple of four, and the number of rows a multiple of two.
   */
  keep: (numbers: Float32Array, from: number) => Matrix;
  /** Stores a matrix until the next one is placed. */
  place: (numbers: Float32Array, from: number) => Matrix;
  /** Multiplies each row by each row of the matrix. */
  product: (rows: Float32Array, matrix: Matrix) => Float32Array;
}

const pageSize = 65_536;
/** Rows are read four at a time. */
const atOnce = 4;

/**
 * Multiplies matrices in WebAssembly, fifteen times as fast as a script.
 *
 * @param kept how many numbers it keeps
 * @param most how many numbers the rows, their product, or a placed matrix can have
 */
export async function createMultiplier(kept: number, most: number): Promise<Multiplier> {
  const [given, result, placed, end] = [0, 1, 2, 3].map((areas) => 4 * (kept + areas * most)) as [
    number,
    number,
    number,
    number,
  ];
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / pageSize) });
  const bytes = Uint8Array.from(atob(code), (byte) => byte.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, { encoder: { memory } });
  const multiply = instance.exports.product as (...addressesAndCounts: number[]) => void;
  const store = (address: number, numbers: Float32Array, from: number): Matrix => {
    new Float32Array(memory.buffer, address, numbers.length).set(numbers);
    return { address, from, to: numbers.length / from };
  };
  let next = 0;
  return {
    keep(numbers, from) {
      next += numbers.byteLength;
      return store(next - numbers.byteLength, numbers, from);
    },
    place: (numbers, from) => store(placed, numbers, from),
    product(rows, { address, from, to }) {
      const count = rows.length / from;
      new Float32Array(memory.buffer, given, rows.length).set(rows);
      multiply(given, address, result, Math.ceil(count / atOnce) * atOnce, from, to);
      return new Float32Array(memory.buffer, result, count * to).slice();
    },
  };
}
