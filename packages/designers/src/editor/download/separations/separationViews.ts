import type { Press, ProofedPage } from '@daybreak/print/proof';

export const views = ['inks', 'total', 'black', 'photographs'] as const;
export type View = (typeof views)[number];
/** The visibility of cyan, magenta, yellow, and black. */
export type ShownPlates = readonly [boolean, boolean, boolean, boolean];

/** Thresholds out of 255, from which an ink is visible, and black counts as black. */
const SEEN = 13;
const BLACK = 128;
/** The rounding error of four bytes, which doesn't count as ink. */
const ROUNDING = 2;

const RED = [214, 0, 64] as const;
const ON_INKS = [0, 120, 200] as const;
const KNOCKS = [230, 120, 0] as const;

/** Total ink, in percent. */
export const totalOf = ({ inks }: ProofedPage, pixel: number): number => {
  const at = pixel * 4;
  const sum = (inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0) + (inks[at + 3] ?? 0);
  return (sum * 100) / 255;
};

/** The effect of black at a pixel: it prints on top of other inks, or knocks them out. */
function blackAt(
  { inks, under, photograph }: ProofedPage,
  pixel: number,
): 'on inks' | 'knocks out' | undefined {
  const at = pixel * 4;
  // Black in a photograph is part of its colors.
  if ((photograph[pixel] ?? 0) > BLACK) return undefined;
  const other = Math.max(inks[at] ?? 0, inks[at + 1] ?? 0, inks[at + 2] ?? 0);
  if ((inks[at + 3] ?? 0) < BLACK) return undefined;
  if (other >= SEEN) return 'on inks';
  return (under[pixel] ?? 0) >= SEEN ? 'knocks out' : undefined;
}

export interface Measures {
  /** The highest total ink, in percent, and its pixel. */
  most: number;
  at: number;
  /** Shares of the printed page, 0–1. */
  overLimit: number;
  onInks: number;
  knocksOut: number;
  /** Share of the photographs, 0–1; undefined if there are none. */
  missed: number | undefined;
}

/** Measures the printed piece. Leaves out marks and the slug line, which appear on every plate. */
export function measurePlates(page: ProofedPage, { limit }: Press): Measures {
  const { left, top, right, bottom } = page.bleed;
  const measures = { most: 0, at: 0, overLimit: 0, onInks: 0, knocksOut: 0 };
  let photographs = 0;
  let missed = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const pixel = y * page.width + x;
      const total = totalOf(page, pixel);
      if (total > measures.most) {
        measures.most = total;
        measures.at = pixel;
      }
      if (total > limit + ROUNDING) measures.overLimit++;
      const black = blackAt(page, pixel);
      if (black === 'on inks') measures.onInks++;
      else if (black) measures.knocksOut++;
      if ((page.photograph[pixel] ?? 0) > BLACK) {
        photographs++;
        if ((page.missed[pixel] ?? 0) > BLACK) missed++;
      }
    }
  const area = Math.max(1, (right - left) * (bottom - top));
  return {
    ...measures,
    overLimit: measures.overLimit / area,
    onInks: measures.onInks / area,
    knocksOut: measures.knocksOut / area,
    missed: photographs > 0 ? missed / photographs : undefined,
  };
}

/** Draws a page in one of the views, as canvas pixels. */
export function drawView(
  page: ProofedPage,
  press: Press,
  { view, inks: shownInks, paper }: { view: View; inks: ShownPlates; paper: boolean },
): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(page.width * page.height * 4);
  const inks = new Uint8Array(4);
  const color = new Float32Array(3);
  let previous = -1;
  for (let pixel = 0, at = 0; at < data.length; pixel++, at += 4) {
    let key = 0;
    for (let ink = 0; ink < 4; ink++) {
      inks[ink] = view === 'inks' && !shownInks[ink] ? 0 : (page.inks[at + ink] ?? 0);
      key = key * 256 + (inks[ink] ?? 0);
    }
    if (view === 'total') color.fill(255 - (totalOf(page, pixel) / 400) * 255);
    else if (key !== previous) press.show(inks, paper, color);
    previous = view === 'total' ? -1 : key;
    const mark = markAt(page, pixel, press, view);
    const pale = view === 'black' || view === 'photographs' ? 0.35 : 1;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = mark?.[channel] ?? 255 - (255 - (color[channel] ?? 255)) * pale;
    data[at + 3] = 255;
  }
  return data;
}

function markAt(page: ProofedPage, pixel: number, { limit }: Press, view: View) {
  if (view === 'total') return totalOf(page, pixel) > limit + ROUNDING ? RED : undefined;
  if (view === 'photographs')
    return (page.photograph[pixel] ?? 0) > BLACK && (page.missed[pixel] ?? 0) > BLACK ? RED : undefined;
  if (view !== 'black') return undefined;
  const black = blackAt(page, pixel);
  if (!black) return undefined;
  return black === 'on inks' ? ON_INKS : KNOCKS;
}
