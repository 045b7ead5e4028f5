import { colorOn } from '../artwork/colorOn.ts';
import {
  maxScrimOpacity,
  minScrimOpacity,
  type Rgb,
  type TextOverPicture,
} from '../images/minScrimOpacity.ts';
import { type PictureSample, pictureSample } from '../images/pictureSample.ts';

type Side = 'top' | 'bottom' | 'left' | 'right';

/** The distance past the words in which the night fades out, as a share of the picture's side. */
const fade = 0.38;
/** The distance past the words that the night stays at full strength, as a share of the picture's side. */
const margin = 0.02;
/** Sample points along and across each line of words. */
const points = { along: 48, across: 6 };

const white: Rgb = [255, 255, 255];

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Gives each scrim of an artboard (`artwork/Scrim`) the least night (darkening) for a contrast of 4.5:1 with the words
 * over it, or 3:1 with logos and large words (of a piece that isn't `seenSmaller`), on all but the brightest hundredth
 * of the pixels under them. It covers the words and fades out past them; over a dark picture there's none, unless the
 * scrim asks for every pixel. If even the darkest isn't enough, the scrim names the words in `data-too-bright`.
 *
 * The result depends only on the artboard and its pictures. If a picture hasn't loaded, or can't be read, its scrim
 * stays as drawn, which is enough for any picture.
 */
export function fitScrims(artboard: HTMLElement): void {
  for (const scrim of artboard.querySelectorAll<HTMLElement>('[data-scrim]')) {
    const image = scrim.parentElement?.querySelector<HTMLImageElement>('img[data-picture]');
    const sample = image?.complete && image.naturalWidth > 0 ? pictureSample(image) : undefined;
    if (image && sample) fitScrim(artboard, scrim, image, sample);
    else {
      scrim.style.background = '';
      delete scrim.dataset.tooBright;
    }
  }
}

function fitScrim(
  artboard: HTMLElement,
  scrim: HTMLElement,
  image: HTMLImageElement,
  sample: PictureSample,
): void {
  const area = scrim.getBoundingClientRect();
  const colorAt = colorsOf(image, sample);
  const side = sideOf(scrim);
  const dark = rgbOfHex(colorOn(artboard, 'night'));
  let night = 0;
  let reach = 0;
  const tooBright: string[] = [];
  for (const { name, boxes, lines, color, needs } of wordsOver(artboard, scrim, area)) {
    for (const box of boxes) reach = Math.max(reach, reachOf(box, area, side));
    const words: TextOverPicture = {
      color,
      needs,
      // A sample averages pixels and misses the bright sparks among them.
      under:
        'everyPixel' in scrim.dataset ? [white] : lines.flatMap((line) => pixelsUnder(line, area, colorAt)),
    };
    const least = minScrimOpacity(words, dark);
    if (least === undefined) tooBright.push(name);
    night = Math.max(night, least ?? maxScrimOpacity);
  }
  scrim.style.background = gradient(side, dark, night, Math.min(1, reach + margin));
  if (tooBright.length > 0) scrim.dataset.tooBright = [...new Set(tooBright)].join('\n');
  else delete scrim.dataset.tooBright;
}

function sideOf(scrim: HTMLElement): Side {
  const from = scrim.dataset.scrim;
  if (from !== 'start' && from !== 'end') return from as Side;
  return (from === 'start') === (getComputedStyle(scrim).direction === 'ltr') ? 'left' : 'right';
}

const towards: Record<Side, string> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** The stops of the night as it fades out. */
const curve = [
  [1, 0],
  [0.95, 0.15],
  [0.8, 0.32],
  [0.5, 0.52],
  [0.22, 0.72],
  [0.06, 0.88],
  [0, 1],
] as const;

/** A gradient at full strength as far as the words reach, then fading out without a visible edge. */
function gradient(side: Side, dark: Rgb, scrim: number, reach: number): string {
  if (scrim === 0) return 'none';
  const stops = [[1, 0], ...curve.map(([share, at]) => [share, reach + at * fade] as const)] as const;
  const colors = stops.map(
    ([share, at]) => `rgba(${dark.join(', ')}, ${round(share * scrim)}) ${round(100 * at)}%`,
  );
  return `linear-gradient(to ${towards[side]}, ${colors.join(', ')})`;
}

const round = (value: number) => Math.round(1000 * value) / 1000;

/** The reach of a scrim from its dark side that covers a box, as a share of its length. */
function reachOf(box: Rect, area: Rect, side: Side): number {
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const reaches: Record<Side, number> = {
    top: (box.bottom - area.top) / height,
    bottom: (area.bottom - box.top) / height,
    left: (box.right - area.left) / width,
    right: (area.right - box.left) / width,
  };
  return Math.min(1, Math.max(0, reaches[side]));
}

interface Words extends Pick<TextOverPicture, 'color' | 'needs'> {
  /** The field, or empty for words that aren't typed. */
  name: string;
  /** The areas that the night must cover: the lines, and the room they may grow into. */
  boxes: readonly Rect[];
  lines: readonly Rect[];
}

/** Finds the words and logos that are over a scrim and don't have their own background. */
function wordsOver(artboard: HTMLElement, scrim: HTMLElement, area: Rect): Words[] {
  const overlaps = (rect: Rect) =>
    rect.left < area.right && rect.right > area.left && rect.top < area.bottom && rect.bottom > area.top;
  const range = document.createRange();
  const texts = [...artboard.querySelectorAll<HTMLElement>('[data-fit]')].flatMap((text): Words[] => {
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0 && overlaps(line));
    if (lines.length === 0 || hasOwnGround(text, scrim)) return [];
    const style = getComputedStyle(text);
    const em = Number.parseFloat(style.fontSize);
    const large =
      !scrim.dataset.seenSmaller && (em >= 24 || (em >= 18.66 && Number(style.fontWeight) >= 700));
    return [
      {
        name: text.dataset.fit ?? '',
        boxes: [text.getBoundingClientRect(), ...lines],
        lines,
        color: rgbOf(style.color),
        needs: large ? 3 : 4.5,
      },
    ];
  });
  const logos = [...artboard.querySelectorAll<HTMLElement>('img:not([alt=""], [data-picture])')].flatMap(
    (logo): Words[] => {
      const box = logo.getBoundingClientRect();
      return overlaps(box)
        ? [{ name: 'logo', boxes: [box], lines: [box], color: [255, 255, 255], needs: 3 }]
        : [];
    },
  );
  return [...texts, ...logos];
}

/** Checks whether words have their own background over the picture, as a button's do. */
function hasOwnGround(text: HTMLElement, scrim: HTMLElement): boolean {
  for (let element: HTMLElement | null = text; element; element = element.parentElement) {
    if (element.contains(scrim)) return false;
    if (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor)) return true;
  }
  return false;
}

const rgbOfHex = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const rgbOf = (color: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
};

/** The colors under a line, sampled evenly across it within the picture. */
function pixelsUnder(line: Rect, area: Rect, colorAt: (x: number, y: number) => Rgb): Rgb[] {
  const pixels: Rgb[] = [];
  for (let row = 0; row < points.across; row++)
    for (let column = 0; column < points.along; column++) {
      const x = line.left + ((column + 0.5) / points.along) * (line.right - line.left);
      const y = line.top + ((row + 0.5) / points.across) * (line.bottom - line.top);
      if (x > area.left && x < area.right && y > area.top && y < area.bottom) pixels.push(colorAt(x, y));
    }
  return pixels;
}

/** Returns a function that finds the color, at a point of the window, of a picture that covers its box. */
export function colorsOf(image: HTMLImageElement, { width, height, data }: PictureSample) {
  const box = image.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const [x = 50, y = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const left = box.left + (x / 100) * (box.width - width * scale);
  const top = box.top + (y / 100) * (box.height - height * scale);
  const clamp = (at: number, length: number) => Math.min(length - 1, Math.max(0, Math.floor(at)));
  return (atX: number, atY: number): Rgb => {
    const at = 4 * (clamp((atY - top) / scale, height) * width + clamp((atX - left) / scale, width));
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}
