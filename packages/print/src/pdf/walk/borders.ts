import type { Path, Point, Rgba } from '../displayList.ts';
import { inset, insetRadii, polygon, roundedRect } from '../geometry.ts';
import { type BoxModel, paddingPath } from './boxModel.ts';
import { parseColor } from './cssValues.ts';
import type { Clip, Layer } from './layer.ts';

const boxSides = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof boxSides)[number];

/** Solid, dashed, and dotted borders. Others have already been refused. */
export function drawBorder(layer: Layer, box: BoxModel, style: CSSStyleDeclaration, clip?: Clip) {
  const sides = boxSides
    .map((side) => ({
      side,
      width: box.border[side],
      style: style.getPropertyValue(`border-${side}-style`),
      color: parseColor(style.getPropertyValue(`border-${side}-color`)),
    }))
    .filter(({ width, style, color }) => width > 0 && style !== 'none' && style !== 'hidden' && color.a > 0);
  const first = sides[0];
  if (!first) return;

  const ring: Path = [...roundedRect(box.rect, box.radii), ...paddingPath(box)];
  const isSame =
    sides.length === 4 &&
    sides.every(({ color, style }) => isSameColor(color, first.color) && style === first.style);
  if (isSame && first.style === 'solid') {
    layer.add(
      { kind: 'shape', path: ring, evenOdd: true, fill: { kind: 'color', color: first.color } },
      clip,
    );
    return;
  }
  for (const { side, width, style, color } of sides) {
    if (style === 'solid')
      layer.add(
        { kind: 'shape', path: ring, evenOdd: true, fill: { kind: 'color', color } },
        { path: sideWedge(box, side), outer: clip },
      );
    else if (isSame && box.radii.some(([rx]) => rx > 0)) {
      drawRoundedDashes(layer, box, width, style, color, clip);
      return;
    } else drawDashedSide(layer, box, side, width, style, color, clip);
  }
}

const isSameColor = (one: Rgba, other: Rgba) =>
  one.r === other.r && one.g === other.g && one.b === other.b && one.a === other.a;

/** One side's part of a border. Corners are split along the diagonal. */
function sideWedge({ rect, border, radii }: BoxModel, side: Side): Path {
  const { x, y, width, height } = rect;
  const innerRect = inset(rect, border);
  const outerCorners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const innerCorners: Point[] = [
    [innerRect.x, innerRect.y],
    [innerRect.x + innerRect.width, innerRect.y],
    [innerRect.x + innerRect.width, innerRect.y + innerRect.height],
    [innerRect.x, innerRect.y + innerRect.height],
  ];
  const from = boxSides.indexOf(side);
  const to = (from + 1) % 4;
  const [a, b, c, d] = [outerCorners[from], outerCorners[to], innerCorners[to], innerCorners[from]];
  if (!a || !b || !c || !d) return [];
  const isRounded = radii.some(([rx]) => rx > 0);
  if (!isRounded) return polygon([a, b, c, d]);
  // With rounded corners the ring extends further in, so continue along the diagonals to the middle of the box.
  const center: Point = [x + width / 2, y + height / 2];
  const intersectionOf = (corner: Point, through: Point): Point => {
    const [dx, dy] = [through[0] - corner[0], through[1] - corner[1]];
    const steps = Math.min(
      dx ? Math.abs((center[0] - corner[0]) / dx) : Number.POSITIVE_INFINITY,
      dy ? Math.abs((center[1] - corner[1]) / dy) : Number.POSITIVE_INFINITY,
    );
    return Number.isFinite(steps) ? [corner[0] + dx * steps, corner[1] + dy * steps] : through;
  };
  return polygon([a, b, intersectionOf(b, c), intersectionOf(a, d)]);
}

/** Dashes the way Chromium lays them out: each 2–3 widths long, with gaps stretched so that both ends get a full dash. */
function dashes(style: string, width: number, length: number, closed = false) {
  const dash = style === 'dotted' ? width : width * (width >= 3 ? 2 : 3);
  const gap = style === 'dotted' ? width : width * (width >= 3 ? 1 : 2);
  const minCount = Math.max(1, Math.floor((closed ? length : length + gap) / (dash + gap)));
  const gapFor = (count: number) => (length - count * dash) / Math.max(1, closed ? count : count - 1);
  const [wide, narrow] = [gapFor(minCount), gapFor(minCount + 1)];
  const best = narrow <= 0 || Math.abs(wide - gap) < Math.abs(narrow - gap) ? wide : narrow;
  return style === 'dotted' ? [0, best + width] : [dash, best];
}

function drawDashedSide(
  layer: Layer,
  box: BoxModel,
  side: Side,
  width: number,
  style: string,
  color: Rgba,
  clip?: Clip,
) {
  const { x, y, width: w, height: h } = box.rect;
  const halfWidth = width / 2;
  const end = style === 'dotted' ? halfWidth : 0;
  const lines: Record<Side, [Point, Point]> = {
    top: [
      [x + end, y + halfWidth],
      [x + w - end, y + halfWidth],
    ],
    right: [
      [x + w - halfWidth, y + end],
      [x + w - halfWidth, y + h - end],
    ],
    bottom: [
      [x + end, y + h - halfWidth],
      [x + w - end, y + h - halfWidth],
    ],
    left: [
      [x + halfWidth, y + end],
      [x + halfWidth, y + h - end],
    ],
  };
  const [from, to] = lines[side];
  const length = side === 'top' || side === 'bottom' ? w : h;
  layer.add(
    {
      kind: 'shape',
      path: [
        ['M', ...from],
        ['L', ...to],
      ],
      stroke: {
        color,
        width,
        dash: dashes(style, width, length),
        cap: style === 'dotted' ? 'round' : 'butt',
      },
    },
    clip,
  );
}

function drawRoundedDashes(
  layer: Layer,
  { rect, radii }: BoxModel,
  width: number,
  style: string,
  color: Rgba,
  clip?: Clip,
) {
  const halfWidth = width / 2;
  const edges = { top: halfWidth, right: halfWidth, bottom: halfWidth, left: halfWidth };
  const middle = inset(rect, edges);
  const corners = insetRadii(rect, radii, edges);
  const length = corners.reduce(
    (sum, [rx, ry]) => sum - rx - ry + (Math.PI / 2) * Math.sqrt((rx ** 2 + ry ** 2) / 2),
    2 * (middle.width + middle.height),
  );
  layer.add(
    {
      kind: 'shape',
      path: roundedRect(middle, corners),
      stroke: {
        color,
        width,
        dash: dashes(style, width, length, true),
        cap: style === 'dotted' ? 'round' : 'butt',
      },
    },
    clip,
  );
}
