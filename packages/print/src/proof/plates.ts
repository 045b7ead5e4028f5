import { blankCanvas } from '../raster/pictures.ts';

/** Inks of a color, each 0–1. */
export type InkAmounts = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The content of each pixel, in values of 0–255. */
interface PlateImage {
  width: number;
  height: number;
  /** C, M, Y, and K of each pixel. */
  inks: Uint8Array;
  /** Shares of each pixel: photograph, and photograph whose color the press misses. */
  photograph: Uint8Array;
  missed: Uint8Array;
  /** The C, M, and Y under black if black didn't knock anything out. */
  under: Uint8Array;
}
export interface ProofedPage extends PlateImage {
  /** The printed area of the piece, in pixels: marks and the slug line are outside. */
  bleed: { left: number; top: number; right: number; bottom: number };
}

type Context = CanvasRenderingContext2D;

/**
 * The canvases of a set of plates. Each has three color channels: `colors` has C, M, and Y; `black` has K, photographs, and the missed
 * parts of them; `under` has C, M, and Y again, without anything painted in black only.
 */
export type PlateCanvas = 'colors' | 'black' | 'under';

const plateCanvases: readonly PlateCanvas[] = ['colors', 'black', 'under'];

/**
 * The four plates of a page as three canvases, because a canvas has three channels. Light means no ink, so a canvas mixes and multiplies
 * the way inks do (ISO 32000-1, 11.3.5).
 */
export class Plates {
  readonly canvases: Readonly<Record<PlateCanvas, Context>>;
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.canvases = {
      colors: blankCanvas(width, height).context,
      black: blankCanvas(width, height).context,
      under: blankCanvas(width, height).context,
    };
  }

  static blank(width: number, height: number): Plates {
    const plates = new Plates(width, height);
    plates.forEachCanvas((context) => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    });
    return plates;
  }

  /** Another set of plates, to fade in as a whole. */
  copy(): Plates {
    const copy = new Plates(this.#width, this.#height);
    this.forEachCanvas(({ canvas }, name) => copy.canvases[name].drawImage(canvas, 0, 0));
    return copy;
  }

  forEachCanvas(paint: (context: Context, name: PlateCanvas) => void): void {
    for (const name of plateCanvases) paint(this.canvases[name], name);
  }

  readImage(): PlateImage {
    const pixelsOf = (name: PlateCanvas) =>
      this.canvases[name].getImageData(0, 0, this.#width, this.#height).data;
    const [colors, black, under] = [pixelsOf('colors'), pixelsOf('black'), pixelsOf('under')];
    const count = this.#width * this.#height;
    const image: PlateImage = {
      width: this.#width,
      height: this.#height,
      inks: new Uint8Array(count * 4),
      photograph: new Uint8Array(count),
      missed: new Uint8Array(count),
      under: new Uint8Array(count),
    };
    for (let pixel = 0, at = 0; pixel < count; pixel++, at += 4) {
      image.inks[at] = 255 - (colors[at] ?? 255);
      image.inks[at + 1] = 255 - (colors[at + 1] ?? 255);
      image.inks[at + 2] = 255 - (colors[at + 2] ?? 255);
      image.inks[at + 3] = 255 - (black[at] ?? 255);
      image.photograph[pixel] = 255 - (black[at + 1] ?? 255);
      image.missed[pixel] = 255 - (black[at + 2] ?? 255);
      image.under[pixel] = 255 - Math.min(under[at] ?? 255, under[at + 1] ?? 255, under[at + 2] ?? 255);
    }
    this.forEachCanvas(({ canvas }) => {
      canvas.width = 0;
    });
    return image;
  }
}

/** The inks as the color of a canvas. Undefined if the canvas is left unchanged. */
export function plateStyle([c, m, y, k]: InkAmounts, canvas: PlateCanvas, alpha = 1): string | undefined {
  if (canvas === 'under' && isBlackOnly([c, m, y, k])) return undefined;
  const light = (canvas === 'black' ? [k, 0, 0] : [c, m, y]).map((ink) => 255 * (1 - ink));
  return `rgb(${light.map((value) => value.toFixed(3)).join(' ')} / ${alpha})`;
}

export const isBlackOnly = ([c, m, y, k]: InkAmounts): boolean => k > 0 && c + m + y === 0;
