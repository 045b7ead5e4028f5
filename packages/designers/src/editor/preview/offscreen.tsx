import { type BrandVersion, brandNow } from '@daybreak/brand';
import { type ArtboardSide, type ExportSource, toolsMissing } from '@daybreak/print';
import { beyondLatin } from '@daybreak/print/words';
import { loadPart } from '@daybreak/ui/load';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ArtworkBrand } from '../artwork/artworkBrand.ts';
import { type Designer, type PieceData, pictureNamesOf } from '../designer.ts';
import type { DraftOf, Fields } from '../fields/fields.ts';
import { fitScrims } from '../fitting/fitScrims.ts';
import { fitTexts } from '../fitting/fitTexts.ts';
import { Artboard } from './Artboard.tsx';

type Use<Result> = (
  sources: ExportSource[],
  tooLong: Readonly<Record<string, readonly string[]>>,
) => Promise<Result>;

/**
 * Draws the sides of a draft out of sight, for as long as `use` needs them. Pieces are pure, so they need nothing from
 * the page.
 *
 * @param designer the designer of the draft
 * @param draft the values of its fields
 * @param data the user's details and pictures
 * @param use receives the sides, and the fields whose text doesn't fit, by side
 * @param brand the version of the brand; today's by default
 */
export async function withOffscreenPiece<Fs extends Fields, Result>(
  designer: Designer<Fs>,
  draft: DraftOf<Fs>,
  data: PieceData,
  use: Use<Result>,
  brand?: BrandVersion,
): Promise<Result> {
  const pictureNames = pictureNamesOf(data);
  return sidesOffscreen(
    designer.artboards(draft),
    (side) => <designer.Artwork draft={draft} data={data} side={side} />,
    (sources, tooLong) =>
      use(
        sources.map((source) => ({ ...source, pictureNames })),
        tooLong,
      ),
    brand,
  );
}

/** The milliseconds to wait for a piece. */
const longestDrawing = 10_000;

/** Draws sides out of sight that no designer draws, like `withOffscreenPiece`. */
export async function sidesOffscreen<Result>(
  sides: readonly ArtboardSide[],
  draw: (side: ArtboardSide) => ReactNode,
  use: Use<Result>,
  brand: BrandVersion = brandNow,
): Promise<Result> {
  const host = document.createElement('div');
  host.inert = true;
  host.ariaHidden = 'true';
  host.translate = false;
  Object.assign(host.style, { position: 'fixed', inlineSize: '0', blockSize: '0', overflow: 'hidden' });
  document.body.append(host);
  const root = createRoot(host);
  const nodes = new Map<string, HTMLElement>();
  const tooLong: Record<string, readonly string[]> = {};
  let late: ReturnType<typeof setTimeout> | undefined;
  let finishDrawing = () => {};
  const drawing = new Promise<void>((resolve, reject) => {
    finishDrawing = resolve;
    late = setTimeout(() => reject(new Error("Couldn't show the piece.")), longestDrawing);
  });
  try {
    root.render(
      <ArtworkBrand value={brand}>
        {sides.map((side) => (
          <Artboard
            key={side.id}
            side={side}
            onTooLong={(fields) => {
              tooLong[side.id] = fields;
            }}
            ref={(node) => {
              if (node) nodes.set(side.id, node);
              if (nodes.size === sides.length) finishDrawing();
            }}
          >
            {draw(side)}
          </Artboard>
        ))}
      </ArtworkBrand>,
    );
    await drawing;
    await document.fonts.ready;
    // Words over a picture are measured on it.
    await Promise.all([...host.querySelectorAll('img')].map(settled));
    // The last fit happens one frame after the fonts and pictures load.
    await nextFrame();
    const sources = sides.map((side) => ({ side, node: nodes.get(side.id) as HTMLElement, brand }));
    for (const { side, node } of sources) {
      if (!beyondLatin.test(node.textContent ?? '')) continue;
      // A hidden piece doesn't wait for its fonts, so its words are fitted with the fonts that files are made with.
      const { facesOf } = await loadPart(() => import('@daybreak/print/faces')).catch(toolsMissing);
      await facesOf(node);
      tooLong[side.id] = fitTexts(node);
      fitScrims(node);
    }
    return await use(sources, tooLong);
  } finally {
    clearTimeout(late);
    root.unmount();
    host.remove();
  }
}

/** Resolves once a picture has loaded or never will; the engines report the ones they need. */
const settled = (image: HTMLImageElement) => image.decode().catch(() => undefined);

const nextFrame = () => new Promise((resolve) => setTimeout(resolve));
