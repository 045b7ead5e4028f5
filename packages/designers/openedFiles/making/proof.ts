// Separation proofs in Chromium, for the tests that compare them with Ghostscript and Little CMS.

import { base64 } from '../../../print/openedFiles/making/base64.ts';
import { photographOf } from '../../../print/openedFiles/making/photograph.ts';
import { coated, uncoated } from '../../../print/src/pdf/write/stocks/stocks.ts';
import { loadPress } from '../../../print/src/proof/press.ts';
import { proofPdf } from '../../../print/src/proof/proofPdf.ts';

export * from './pieces.tsx';

const fileOf = (data: string) =>
  new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]);

/** The plates of a page as base64, four bytes per pixel. */
export async function platesOf(data: string, page: number, dpi: number) {
  const { pages } = await proofPdf(fileOf(data), dpi);
  const found = pages[page];
  if (!found) throw new Error(`There is no page ${page}`);
  const { width, height, inks } = found;
  return {
    width,
    height,
    inks: await base64(new Blob([inks.slice()])),
  };
}

/** The proof's sRGB color for inks (0–100). */
export async function shownColors(condition: 'coated' | 'uncoated', inks: number[][], onPaper: boolean) {
  const press = await loadPress(condition);
  return inks.map((each) => {
    const color = new Float32Array(3);
    press.show(
      each.map((ink) => (ink * 255) / 100),
      onPaper,
      color,
    );
    return [...color];
  });
}

/** The inks (0–100) that the proof computes for sRGB colors. */
export async function separated(condition: 'coated' | 'uncoated', colors: number[][]) {
  const press = await loadPress(condition);
  return colors.map(([r = 0, g = 0, b = 0]) => {
    const inks = new Float32Array(5);
    press.separate(r, g, b, inks);
    return [...inks.subarray(0, 4)].map((ink) => (ink * 100) / 255);
  });
}

/** The sentence that explains why a file can't be proofed. */
export const refusal = (data: string) =>
  proofPdf(fileOf(data)).then(
    () => undefined,
    (error: Error) => error.message,
  );

/** A photograph of this many megapixels, without a profile, as base64. */
export const photographBytes = async (megapixels: number) =>
  base64(await (await fetch(await photographOf(megapixels))).blob());

/** The profiles as they're stored in files: deflated, as base64. */
export const profiles = async () => ({
  coated: await coated.profile(),
  uncoated: await (await uncoated()).profile(),
});
