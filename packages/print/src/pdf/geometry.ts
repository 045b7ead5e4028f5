import type { Matrix, Path, Point, Rect } from './displayList.ts';

/** Control point distance that makes a cubic curve approximate a quarter circle. */
const kappa = 0.5522847498;

export type Radii = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

export const polygon = (points: Point[]): Path => [
  ...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
];

export const rectPath = ({ x, y, width, height }: Rect): Path =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** The overlap of two rectangles. Has no width or height if they don't meet. */
export function intersection(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

/** The bounding box of two rectangles. */
export function union(one: Rect, other: Rect): Rect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** A rectangle that encloses a path. */
export function boundsOf(path: Path): Rect {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, ...numbers] of path)
    numbers.forEach((value, index) => {
      (index % 2 === 0 ? xs : ys).push(value);
    });
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A rectangle with rounded corners. Radii that don't fit are scaled down together, like in CSS. */
export function roundedRect(rect: Rect, radii: Radii): Path {
  const { x, y, width, height } = rect;
  const [tl, tr, br, bl] = fitted(rect, radii);
  if (tl[0] + tr[0] + br[0] + bl[0] === 0) return rectPath(rect);
  const right = x + width;
  const bottom = y + height;
  const k = 1 - kappa;
  return [
    ['M', x + tl[0], y],
    ['L', right - tr[0], y],
    ['C', right - tr[0] * k, y, right, y + tr[1] * k, right, y + tr[1]],
    ['L', right, bottom - br[1]],
    ['C', right, bottom - br[1] * k, right - br[0] * k, bottom, right - br[0], bottom],
    ['L', x + bl[0], bottom],
    ['C', x + bl[0] * k, bottom, x, bottom - bl[1] * k, x, bottom - bl[1]],
    ['L', x, y + tl[1]],
    ['C', x, y + tl[1] * k, x + tl[0] * k, y, x + tl[0], y],
    ['Z'],
  ];
}

function fitted({ width, height }: Rect, radii: Radii): Radii {
  const [tl, tr, br, bl] = radii;
  const factor = Math.min(
    1,
    width / Math.max(tl[0] + tr[0], bl[0] + br[0], 1e-9),
    height / Math.max(tl[1] + bl[1], tr[1] + br[1], 1e-9),
  );
  const scale = ([rx, ry]: Point): Point => (rx > 0 && ry > 0 ? [rx * factor, ry * factor] : [0, 0]);
  return [scale(tl), scale(tr), scale(br), scale(bl)];
}

export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const inset = ({ x, y, width, height }: Rect, { top, right, bottom, left }: Edges): Rect => ({
  x: x + left,
  y: y + top,
  width: Math.max(0, width - left - right),
  height: Math.max(0, height - top - bottom),
});

/** The radii of a box inside another: each shrinks by the edges it touches. */
export function insetRadii(rect: Rect, radii: Radii, { top, right, bottom, left }: Edges): Radii {
  const [tl, tr, br, bl] = fitted(rect, radii);
  const shrink = ([rx, ry]: Point, dx: number, dy: number): Point => [
    Math.max(0, rx - dx),
    Math.max(0, ry - dy),
  ];
  return [shrink(tl, left, top), shrink(tr, right, top), shrink(br, right, bottom), shrink(bl, left, bottom)];
}

/** The matrix that applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const invert = ([a, b, c, d, e, f]: Matrix): Matrix => {
  const det = a * d - b * c || 1e-12;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
};

export const transformPoint = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The bounding box of a transformed rectangle. */
export function transformedBounds(matrix: Matrix, { x, y, width, height }: Rect): Rect {
  const corners = (
    [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ] as Point[]
  ).map((corner) => transformPoint(matrix, corner));
  const xs = corners.map(([cx]) => cx);
  const ys = corners.map(([, cy]) => cy);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
