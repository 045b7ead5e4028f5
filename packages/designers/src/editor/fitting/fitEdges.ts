import { pictureSample } from '../images/pictureSample.ts';
import { colorsOf } from './fitScrims.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The number of samples along each side, and their distance from it, as a share of the picture's shorter side. */
const samples = 48;
const inset = 0.012;
/** The largest share of paper-bright pixels on a side that needs no line. */
const mostBright = 0.3;
/** The lowest channel of a pixel that's as bright as paper. */
const bright = 228;

const isBright = (color: Rgb) => Math.min(...color) >= bright;
const isWhite = (element: Element | null) =>
  element !== null && getComputedStyle(element).backgroundColor === 'rgb(255, 255, 255)';

/** The closest element around a picture that has a background. */
function groundOf(slot: Element): Element | null {
  for (let part = slot.parentElement; part; part = part.parentElement)
    if (getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)') return part;
  return null;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof sides)[number];

/**
 * Draws a hairline only along sides where a picture fades into white paper, as a burnt-out sky does. It measures the
 * pixels at each side of the crop; sides at the artboard's edge have no line. A picture in a disc gets its line all
 * around.
 */
export function fitEdges(artboard: HTMLElement): void {
  const artboardRect = artboard.getBoundingClientRect();
  const scale = artboardRect.width / artboard.offsetWidth || 1;
  for (const edge of artboard.querySelectorAll<HTMLElement>('[data-edge]')) {
    edge.style.borderWidth = '';
    const slot = edge.parentElement;
    const image = slot?.querySelector<HTMLImageElement>('img[data-picture]');
    const isDisc = getComputedStyle(edge).borderRadius === '50%';
    // In a disc, only the disc's own edge counts.
    if (!slot || !image || (!isDisc && slot.parentElement?.closest('[data-disc]'))) continue;
    if (!isWhite(groundOf(slot)) || !image.complete || image.naturalWidth === 0) continue;
    const sample = pictureSample(image);
    if (!sample) continue;
    const colorAt = colorsOf(image, sample);
    const box = edge.getBoundingClientRect();
    const crop = image.parentElement?.getBoundingClientRect() ?? box;
    const distance = inset * Math.min(box.width, box.height) + 1;
    const line = `${Math.max(1, (0.0012 * Math.min(artboardRect.width, artboardRect.height)) / scale)}px`;
    if (isDisc) {
      const radius = box.width / 2 - distance;
      const points = Array.from({ length: 2 * samples }, (_, index) => (Math.PI * index) / samples)
        .map((angle) => [
          box.left + box.width / 2 + radius * Math.cos(angle),
          box.top + box.height / 2 + radius * Math.sin(angle),
        ])
        .filter(([x = 0, y = 0]) => x > crop.left && x < crop.right && y > crop.top && y < crop.bottom);
      const brightPoints = points.filter(([x = 0, y = 0]) => isBright(colorAt(x, y)));
      if (brightPoints.length > mostBright * points.length) edge.style.borderWidth = line;
      continue;
    }
    const isBare = (side: Side) => {
      const atEdge = Math.abs(box[side] - artboardRect[side]) < 1 * scale + 0.5;
      if (atEdge) return false;
      const colors = Array.from({ length: samples }, (_, index) => {
        const share = (index + 0.5) / samples;
        return side === 'top' || side === 'bottom'
          ? colorAt(box.left + share * box.width, side === 'top' ? box.top + distance : box.bottom - distance)
          : colorAt(
              side === 'left' ? box.left + distance : box.right - distance,
              box.top + share * box.height,
            );
      });
      return colors.filter(isBright).length > mostBright * samples;
    };
    const widths = sides.map((side) => (isBare(side) ? line : '0'));
    edge.style.borderWidth = widths.some((width) => width !== '0') ? widths.join(' ') : '';
  }
}
