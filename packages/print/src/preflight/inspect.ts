import { isPrinted, pxPerUnit } from '../artboardSize.ts';
import { bleedOf, CSS_PX_PER_INCH, naturalSize } from '../artworkCopy.ts';
import { createYielder } from '../createYielder.ts';
import type { DisplayList, Page } from '../pdf/displayList.ts';
import { type ReadPages, readPages } from '../pdf/readPages.ts';
import { LetterFaces } from '../pdf/shaping/letterFaces.ts';
import { inksOn, type OutputColors, printInks } from '../pdf/write/inks.ts';
import { coated } from '../pdf/write/stocks/stocks.ts';
import { fullPicture } from '../raster/fullPicture.ts';
import { decoded, pictureName } from '../raster/pictures.ts';
import { drawGround } from '../raster/raster.ts';
import { ExportError, type ExportSource } from '../types.ts';
import { pointsPerPx } from '../units.ts';
import { nameOf } from '../words/characterNames.ts';
import { plainLines, withoutInvisible } from '../words/plainText.ts';
import type { PieceFacts, SideFacts } from './facts.ts';
import { edgesAreOpaque, worstContrast } from './ground.ts';
import { paintGround } from './paintGround.ts';
import { describePosition, placedPictures } from './placedPictures.ts';
import { type DrawnText, type TextLine, textsOf } from './texts.ts';

/** Longest side of the drawing that contrasts are read from, in pixels: enough to see the ground around a letter. */
const maxDrawingSidePx = 900;
/** The least visible amount of ink. */
const minVisibleInk = 0.05;

/** Reads the sides of a printed piece, for callers that cache the result. */
export type ReadPrinted = (sources: readonly ExportSource[]) => Promise<ReadPages>;

/**
 * Reads the facts that `preflight` judges from a mounted piece. Anything the engines would refuse is refused here too:
 * a printed piece is read like its print PDF, and pictures are drawn like a PNG or JPEG. With `readsAll`, pictures are
 * also read like a PDF, which is quicker and refuses what a PDF would.
 */
export async function inspect(
  sources: readonly ExportSource[],
  tooLong: Readonly<Record<string, readonly string[]>>,
  readPrinted: ReadPrinted = (sides) => readPages({ sources: sides }),
  readsAll = false,
): Promise<PieceFacts> {
  const next = createYielder();
  const isRead = sources[0] && (readsAll || isPrinted(sources[0].side.size));
  const printed = isRead ? await readPrinted(sources) : undefined;
  const sides: SideFacts[] = [];
  const refusals: string[] = [];
  for (const [index, source] of sources.entries()) {
    const page = printed?.pages[index];
    try {
      const pictures =
        page && printed && isPrinted(source.side.size)
          ? placedPictures(page, printed.list)
          : await photographsOf(source);
      await next();
      const ground = await groundOf(source, page, printed?.list.pictures);
      sides.push({ ...(await inspectSide(source, tooLong[source.side.id] ?? [], ground)), pictures });
      // Many pieces are checked in sequence, so free their pixels now instead of waiting for garbage collection.
      ground.drawing.width = 0;
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      refusals.push(error.message);
    }
  }
  return {
    sides,
    refusals: { pdf: printed?.refusals.map(({ message }) => message) ?? [], picture: refusals },
  };
}

interface Ground {
  drawing: HTMLCanvasElement;
  /** Its pixels per CSS pixel of the side. */
  ratio: number;
}

/**
 * Draws the ground under the words of a side: from the page that was read, or as a picture if no page was read or a
 * photograph is too large to decode.
 */
async function groundOf(
  source: ExportSource,
  page: Page | undefined,
  pictures: DisplayList['pictures'] = [],
): Promise<Ground> {
  const { width, height } = naturalSize(source.side.size);
  const ratio = Math.min(1, maxDrawingSidePx / Math.max(width, height));
  const isPainted = page && !pictures.some(({ camera }) => camera);
  return {
    drawing: isPainted ? paintGround(page, pictures, ratio) : await drawGround(source, ratio),
    ratio,
  };
}

async function inspectSide(
  source: ExportSource,
  tooLong: readonly string[],
  { drawing: ground, ratio }: Ground,
): Promise<Omit<SideFacts, 'pictures'>> {
  const { side, brand } = source;
  const inks = brand ? inksOn(coated, brand.colors) : printInks;
  const texts = textsOf(source);
  const faces = new LetterFaces();
  await faces.load(source.node);
  return {
    side: side.label,
    size: side.size,
    tooLong,
    texts: texts.map((text) => ({
      name: text.name,
      phrase: text.phrase,
      size: isPrinted(side.size) ? text.em * pointsPerPx : text.em,
      inks: inksOf(text, inks),
      large: text.large,
      spills: text.spills,
      toEdge: edgeDistance(text.lines, source),
      contrast: Math.min(...text.lines.map((line) => worstContrast(ground, line, ratio, text.color))),
    })),
    strangers: [...new Set(texts.flatMap((text) => strangersOf(text, faces)))],
    bleedFilled: side.size.bleed > 0 ? edgesAreOpaque(ground) : undefined,
  };
}

const inksOf = ({ color: [r, g, b] }: DrawnText, inks: OutputColors) =>
  inks.components({ r, g, b, a: 1 }).filter((ink) => ink > minVisibleInk).length;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The names of letters and symbols, each as a whole, that none of the brand's typefaces has. */
function strangersOf({ words, weight, family }: DrawnText, faces: LetterFaces): string[] {
  const style = { fontFamily: family, fontWeight: String(weight) };
  const visible = plainLines(words);
  return [...graphemes.segment(visible)]
    .filter(({ segment }) => /\S/.test(withoutInvisible(segment)) && faces.of(segment, style) === 'none')
    .map(({ segment, index }) =>
      nameOf({ character: withoutInvisible(segment), before: visible.slice(0, index) }),
    );
}

/** Distance to the nearest trim edge, in the side's unit. */
function edgeDistance(lines: readonly TextLine[], { side }: ExportSource): number {
  const bleed = bleedOf(side.size);
  const { width, height } = naturalSize(side.size);
  const distance = Math.min(
    ...lines.flatMap(({ left, right, top, bottom }) => [
      left - bleed,
      top - bleed,
      width - bleed - right,
      height - bleed - bottom,
    ]),
  );
  return distance / pxPerUnit(side.size);
}

/** Photographs, as a PNG or JPEG shows them. Drawings scale without loss. */
async function photographsOf({ node, side, pictureNames }: ExportSource): Promise<SideFacts['pictures']> {
  const artboardRect = node.getBoundingClientRect();
  const scale = artboardRect.width / node.offsetWidth || 1;
  const photographs = [...node.querySelectorAll('img')].filter(
    (image) =>
      image.naturalWidth > 0 && !/\.svg($|[?#])|^data:image\/svg/.test(image.currentSrc || image.src),
  );
  return Promise.all(
    photographs.map(async (image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const source = fullPicture(image);
      const decodedImage = source === image ? image : await decoded(source, pictureNames);
      const stretch = Math.max(
        width / scale / decodedImage.naturalWidth,
        height / scale / decodedImage.naturalHeight,
      );
      return {
        name: pictureName(decodedImage, pictureNames),
        place: describePosition(
          { x: left - artboardRect.left, y: top - artboardRect.top, width, height },
          artboardRect,
        ),
        resolution: (isPrinted(side.size) ? CSS_PX_PER_INCH : 1) / stretch,
      };
    }),
  );
}
