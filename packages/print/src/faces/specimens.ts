import { declaredFaces } from '../raster/fontFaces.ts';
import { blankCanvas } from '../raster/pictures.ts';
import { ExportError } from '../types.ts';
import { shownTexts } from '../words/shownTexts.ts';
import { pageFaces, unquoted } from './pageFaces.ts';

/** A letter of a piece, set the way the piece sets it. */
export interface Specimen {
  letter: string;
  family: string;
  weight: string;
}

/** Letters to test per file and weight. One isn't enough, because some look much the same in another face. */
const specimensPerFile = 4;
/** Side of the square that a letter is drawn in, in pixels. */
const cellPx = 64;
const fontSizePx = 40;
/** The start of the letter in its square. */
const origin = { x: 10, y: 46 };
/** Side of the squares whose ink is compared, in pixels: hinting and smoothing move an edge by less than a pixel. */
const blockPx = 4;
/**
 * The share of a letter's ink that may be elsewhere. Measured in three engines: none with the same face; with another face, a tenth or more
 * for at least one of the letters tried.
 */
const maxInkElsewhere = 0.04;
/** The maximum time for a browser to unpack a picture's faces, in milliseconds. */
const maxWaitMs = 60_000;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A few letters from each typeface file used by the artwork's texts. */
export function specimensOf(artwork: HTMLElement): Specimen[] {
  const files = new Set(declaredFaces().map(({ family }) => family));
  const byStyle = new Map<string, { face: FontFace; letters: Map<string, Specimen> }[]>();
  for (const { words, style } of shownTexts(artwork)) {
    const { fontFamily: family, fontWeight: weight } = style;
    const facesFor = pageFaces(style);
    const ofStyle = byStyle.get(`${weight} ${family}`) ?? [];
    byStyle.set(`${weight} ${family}`, ofStyle);
    // Without its marks: if a face has no place for them, a font on the user's machine draws the whole letter.
    for (const letter of new Set(
      [...graphemes.segment(words)].flatMap(({ segment }) => [...segment.normalize('NFC')].slice(0, 1)),
    )) {
      if (!letter.trim() || /\p{M}/u.test(letter)) continue;
      const face = facesFor(letter.codePointAt(0) ?? 0).find((one) => files.has(unquoted(one.family)));
      if (!face) continue;
      const ofFace = ofStyle.find((one) => one.face === face) ?? { face, letters: new Map() };
      if (ofFace.letters.size === 0) ofStyle.push(ofFace);
      ofFace.letters.set(letter, { letter, family, weight });
    }
  }
  // A period looks much the same in every face.
  const isSign = ({ letter }: Specimen) => (/[\p{L}\p{N}]/u.test(letter) ? 0 : 1);
  return [...byStyle.values()]
    .flat()
    .flatMap(({ letters }) =>
      [...letters.values()].toSorted((a, b) => isSign(a) - isSign(b)).slice(0, specimensPerFile),
    );
}

/** A drawing with specimens of its faces below it: the only way to detect whether a browser has unpacked them. */
export interface SpecimenDrawing {
  /** An SVG document as a data URL. */
  url: string;
  /** Size of the whole drawing, including the specimens. */
  width: number;
  height: number;
  /**
   * Returns the largest difference between a specimen in `image`, which shows `url`, and the same letter on this page,
   * 0 to 1. A browser keeps an unpacked face, so later drawings don't differ again.
   */
  maxDifference: (image: HTMLImageElement) => number;
}

/** @param svg a document in html-to-image's output format: a data URL */
export function withSpecimens(
  svg: string,
  { width, height }: { width: number; height: number },
  specimens: readonly Specimen[],
): SpecimenDrawing {
  const columnCount = Math.max(1, Math.floor(width / cellPx));
  const places = specimens.map((specimen, index) => ({
    ...specimen,
    x: (index % columnCount) * cellPx,
    y: Math.floor(index / columnCount) * cellPx,
  }));
  const area = { width: columnCount * cellPx, height: Math.ceil(specimens.length / columnCount) * cellPx };
  const canvasSize = { width: Math.max(width, area.width), height: height + area.height };
  const letters = places.map(
    ({ letter, family, weight, x, y }) =>
      `<text x="${x + origin.x}" y="${height + y + origin.y}" font-size="${fontSizePx}" font-weight="${weight}" font-family="${escaped(family)}">${escaped(letter)}</text>`,
  );
  const [type = '', ...content] = svg.split(',');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasSize.width}" height="${canvasSize.height}">`;
  const url = `${type},${encodeURIComponent(head)}${content.join()}${encodeURIComponent(`${letters.join('')}</svg>`)}`;
  if (places.length === 0) return { url, ...canvasSize, maxDifference: () => 0 };

  const onPage = inkOf(area, (context) => {
    for (const { letter, family, weight, x, y } of places) {
      context.font = `${weight} ${fontSizePx}px ${family}`;
      context.fillText(letter, x + origin.x, y + origin.y);
    }
  });
  const maxDifference = (image: HTMLImageElement) => {
    const inFile = inkOf(area, (context) => {
      context.drawImage(image, 0, height, area.width, area.height, 0, 0, area.width, area.height);
    });
    return Math.max(...places.map(({ x, y }) => inkElsewhere(onPage(x, y), inFile(x, y))));
  };
  return { url, ...canvasSize, maxDifference };
}

/**
 * Waits until a drawing has the page's faces, because browsers show an SVG document before they've unpacked the faces inside it.
 *
 * @throws {ExportError} when they never load.
 */
export async function waitForFaces(drawing: SpecimenDrawing, image: HTMLImageElement, signal?: AbortSignal) {
  const startTime = performance.now();
  // A page in the background gets no animation frames.
  for (let pause = 4; drawing.maxDifference(image) > maxInkElsewhere; pause = Math.min(250, pause * 2)) {
    if (performance.now() - startTime > maxWaitMs)
      throw new ExportError(
        "This browser couldn't load the picture's fonts. Close other tabs and try again.",
      );
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal?.throwIfAborted();
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Ink = readonly number[];

/** Draws on an empty canvas and returns, for the cell at a position, the ink in each of its blocks. */
function inkOf(
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): (x: number, y: number) => Ink {
  const { canvas, context } = blankCanvas(width, height);
  draw(context);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const blockCount = cellPx / blockPx;
  return (x, y) => {
    const ink = new Array<number>(blockCount * blockCount).fill(0);
    for (let row = 0; row < cellPx; row++)
      for (let column = 0; column < cellPx; column++) {
        const at = Math.floor(row / blockPx) * blockCount + Math.floor(column / blockPx);
        ink[at] = (ink[at] ?? 0) + (data[((y + row) * width + x + column) * 4 + 3] ?? 0);
      }
    return ink;
  };
}

/** Returns the share of two letters' ink that's in different places: 0 if they're equal, 1 if they share nothing. */
function inkElsewhere(one: Ink, other: Ink): number {
  const sum = (ink: Ink) => ink.reduce((total, value) => total + value, 0);
  const difference = sum(one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
  return difference === 0 ? 0 : difference / (sum(one) + sum(other));
}
