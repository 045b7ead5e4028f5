import { bleedOf, naturalSize } from '../artworkCopy.ts';
import { pictureName } from '../pictures.ts';
import { drawGround } from '../raster.ts';
import type { ExportSource } from '../types.ts';
import type { SideFacts } from './rules.ts';

/** Longest side of the drawing that contrasts are read from, in pixels: enough to see a letter's ground. */
const drawingSide = 900;
/** The share of a text's ground that may be worse than what is said: edges between two colours. */
const ignored = 0.05;

/** Reads from a mounted artboard what `preflight` judges. @throws {ExportError} when a picture cannot be read. */
export async function inspectSide(source: ExportSource, tooLong: readonly string[]): Promise<SideFacts> {
  const { node, side } = source;
  const { width, height } = naturalSize(side.size);
  const ratio = Math.min(1, drawingSide / Math.max(width, height));
  const ground = await drawGround(source, ratio);
  return {
    side: side.label,
    unit: side.size.unit,
    tooLong,
    texts: textsOf(source).map((text) => ({
      name: text.name,
      large: text.large,
      toEdge: edgeDistance(text.lines, source),
      contrast: Math.min(...text.lines.map((line) => worstContrast(ground, line, ratio, text.color))),
    })),
    pictures: photographsOf(node, side.size.unit),
    bleedFilled: side.size.bleed > 0 ? edgesAreOpaque(ground) : undefined,
  };
}

/** In CSS pixels of the natural-size node. */
interface Line {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface DrawnText {
  name: string;
  lines: Line[];
  color: readonly [red: number, green: number, blue: number];
  large: boolean;
}

/** Every element with words of its own. */
function textsOf({ node }: ExportSource): DrawnText[] {
  const whole = node.getBoundingClientRect();
  const scale = whole.width / node.offsetWidth || 1;
  return [...node.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const words = [...element.childNodes].filter(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
    if (words.length === 0 || element.closest('svg')) return [];
    const style = getComputedStyle(element);
    const em = Number.parseFloat(style.fontSize);
    const lines = words.flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...range.getClientRects()].map((rect) => lineOf(rect, whole, scale, em));
    });
    const fitted = element.closest<HTMLElement>('[data-fit]')?.dataset.fit;
    return [
      {
        name: fitted ?? snippet(element.textContent ?? ''),
        lines,
        color: rgbOf(style.color),
        large: em >= 24 || (em >= 18.66 && Number(style.fontWeight) >= 700),
      },
    ];
  });
}

/** The box of a line is taller than its letters: those reach about 0.4 em above and below its middle. */
function lineOf(rect: DOMRect, whole: DOMRect, scale: number, em: number): Line {
  const middle = (rect.top + rect.bottom) / 2 - whole.top;
  return {
    left: (rect.left - whole.left) / scale,
    right: (rect.right - whole.left) / scale,
    top: middle / scale - 0.4 * em,
    bottom: middle / scale + 0.4 * em,
  };
}

const snippet = (text: string) => {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return `“${words.length > 32 ? `${words.slice(0, 30)}…` : words}”`;
};

const rgbOf = (color: string): [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
};

/** To the nearest edge of the trim, in the side's unit. */
function edgeDistance(lines: readonly Line[], { side }: ExportSource): number {
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
  return side.size.unit === 'in' ? distance / 96 : distance;
}

/** Of the pixels under a line, leaving out the worst few. Text is taken as opaque. */
function worstContrast(
  ground: HTMLCanvasElement,
  { left, right, top, bottom }: Line,
  ratio: number,
  color: DrawnText['color'],
): number {
  const context = ground.getContext('2d', { willReadFrequently: true });
  const x = Math.max(0, Math.floor(left * ratio));
  const y = Math.max(0, Math.floor(top * ratio));
  const width = Math.min(ground.width, Math.ceil(right * ratio)) - x;
  const height = Math.min(ground.height, Math.ceil(bottom * ratio)) - y;
  if (!context || width <= 0 || height <= 0) return Number.POSITIVE_INFINITY;
  const { data } = context.getImageData(x, y, width, height);
  const text = luminance(color);
  const ratios: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const under = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    ratios.push((Math.max(text, under) + 0.05) / (Math.min(text, under) + 0.05));
  }
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * ignored)] ?? Number.POSITIVE_INFINITY;
}

/** Relative luminance, WCAG 2.2, of 8-bit sRGB. */
const luminance = ([red, green, blue]: DrawnText['color']): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

const linear = Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Pictures made of pixels; drawings scale without loss. */
function photographsOf(node: HTMLElement, unit: 'in' | 'px'): SideFacts['pictures'] {
  const whole = node.getBoundingClientRect();
  const scale = whole.width / node.offsetWidth || 1;
  return [...node.querySelectorAll('img')]
    .filter(
      (image) =>
        image.naturalWidth > 0 && !/\.svg($|[?#])|^data:image\/svg/.test(image.currentSrc || image.src),
    )
    .map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const stretch = Math.max(width / scale / image.naturalWidth, height / scale / image.naturalHeight);
      return { name: pictureName(image), resolution: (unit === 'in' ? 96 : 1) / stretch };
    });
}

function edgesAreOpaque(ground: HTMLCanvasElement): boolean {
  const context = ground.getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  const { width, height } = ground;
  // One pixel in: the very edge of a drawing that was made smaller is half transparent.
  const strips = [
    [1, 1, width - 2, 1],
    [1, height - 2, width - 2, 1],
    [1, 1, 1, height - 2],
    [width - 2, 1, 1, height - 2],
  ] as const;
  return strips.every(([x, y, wide, high]) => {
    const { data } = context.getImageData(x, y, Math.max(1, wide), Math.max(1, high));
    return data.every((value, index) => index % 4 !== 3 || value > 250);
  });
}
