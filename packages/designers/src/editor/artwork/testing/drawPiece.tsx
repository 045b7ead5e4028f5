import '@daybreak/brand/styles.css';
import type { ExportSource } from '@daybreak/print';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Designer, PieceData } from '../../designer.ts';
import type { DraftOf, Fields } from '../../fields/fields.ts';
import { Artboard } from '../../preview/Artboard.tsx';
import { giveFaces } from '../../print.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { twoFrames } from './twoFrames.ts';

const host = document.createElement('div');
const root = createRoot(host);

/** Loads every weight of the brand's typeface, so texts are measured as they'll be drawn. */
export const loadType = () =>
  Promise.all([400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`)));

interface DrawOptions {
  images?: PieceData['images'];
  user?: PieceData['user'];
  onTooLong?: (fields: readonly string[]) => void;
}

/** Draws the first side of a piece at natural size, replacing the previous drawing. */
export function drawPiece<Fs extends Fields>(
  designer: Designer<Fs>,
  draft: DraftOf<Fs>,
  { images = [], user = defaultUserDetails, onTooLong }: DrawOptions = {},
): ExportSource {
  const [side] = designer.artboards(draft);
  if (!side) throw new Error(`${designer.id} has no artboards.`);
  // Test files share a page, and some of them clear it.
  document.body.append(host);
  flushSync(() => root.render(null));
  flushSync(() =>
    root.render(
      <Artboard side={side} onTooLong={onTooLong}>
        <designer.Artwork draft={draft} data={{ user, images }} side={side} />
      </Artboard>,
    ),
  );
  const node = host.querySelector<HTMLElement>('[data-artboard]');
  if (!node) throw new Error(`${designer.id} drew nothing.`);
  return { side, node };
}

/** Waits for the faces of a piece's scripts, and until its texts are fitted with them. */
export async function facesArrived({ node }: ExportSource): Promise<void> {
  await giveFaces(node);
  await document.fonts.ready;
  await twoFrames();
}

/** The parts that a platform mustn't cover or crop, in artboard pixels: fitted words and the logo. */
export function importantParts({ node }: ExportSource) {
  const whole = node.getBoundingClientRect();
  return [...node.querySelectorAll<HTMLElement>('[data-fit], img:not([alt=""], [data-picture])')].map(
    (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        element,
        left: left - whole.left,
        right: right - whole.left,
        top: top - whole.top,
        bottom: bottom - whole.top,
      };
    },
  );
}

type Part = ReturnType<typeof importantParts>[number];

/** The texts of pairs of parts that overlap. */
export const overlaps = (parts: readonly Part[]) =>
  parts.flatMap((a, index) =>
    parts
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => [a.element.textContent, b.element.textContent]),
  );

/** The texts with a line that extends into the disc, above its horizon. */
export function textsOnDisc({ node }: ExportSource): (string | null)[] {
  const disc = [...node.querySelectorAll('div')].find(
    (part) => getComputedStyle(part).borderRadius === '50%',
  );
  if (!disc) return [];
  const { left, top, width, height } = disc.getBoundingClientRect();
  const horizon = top + height / 2;
  // A line's rectangle is taller than its letters, which are one em tall around its middle.
  const touches = (line: DOMRect, em: number) => {
    const middle = (line.top + line.bottom) / 2;
    const x = Math.max(line.left, Math.min(left + width / 2, line.right));
    const y = Math.max(middle - em / 2, Math.min(horizon, middle + em / 2));
    return middle < horizon && Math.hypot(x - left - width / 2, y - horizon) < width / 2;
  };
  const range = document.createRange();
  return [...node.querySelectorAll('[data-fit]')]
    .filter((text) => {
      range.selectNodeContents(text);
      const em = Number.parseFloat(getComputedStyle(text).fontSize);
      return [...range.getClientRects()].some((line) => touches(line, em));
    })
    .map((text) => text.textContent);
}
