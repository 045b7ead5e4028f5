/** A rectangle in CSS pixels of the stage. */
export interface StageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StagePoint {
  x: number;
  y: number;
}

/** Radii of the corners from the top left clockwise, in CSS pixels. */
export type Radii = readonly [number, number, number, number];

/** The part of a box inside another; undefined if they don't overlap. */
export function intersection(box: StageBox, clip: StageBox): StageBox | undefined {
  const x = Math.max(box.x, clip.x);
  const y = Math.max(box.y, clip.y);
  const width = Math.min(box.x + box.width, clip.x + clip.width) - x;
  const height = Math.min(box.y + box.height, clip.y + clip.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Straight segments per quarter circle: finer than a screen shows. */
const pieces = 32;

/** The outline of a box with round corners, as CSS draws it: radii that don't fit are reduced together. */
export function roundedOutline({ x, y, width, height }: StageBox, radii: Radii): StagePoint[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  const factor = Math.min(
    1,
    width / (topLeft + topRight),
    width / (bottomLeft + bottomRight),
    height / (topLeft + bottomLeft),
    height / (topRight + bottomRight),
  );
  const corners = [
    { radius: topLeft * factor, across: 1, down: 1, x, y, from: 180 },
    { radius: topRight * factor, across: -1, down: 1, x: x + width, y, from: 270 },
    { radius: bottomRight * factor, across: -1, down: -1, x: x + width, y: y + height, from: 0 },
    { radius: bottomLeft * factor, across: 1, down: -1, x, y: y + height, from: 90 },
  ];
  return corners.flatMap((corner) => {
    if (corner.radius === 0) return [{ x: corner.x, y: corner.y }];
    return Array.from({ length: pieces + 1 }, (_, piece) => {
      const angle = ((corner.from + (90 * piece) / pieces) * Math.PI) / 180;
      return {
        x: corner.x + corner.radius * (corner.across + Math.cos(angle)),
        y: corner.y + corner.radius * (corner.down + Math.sin(angle)),
      };
    });
  });
}

/** The part of a convex outline inside a box (Sutherland–Hodgman): one edge of the box at a time. */
export function clippedOutline(
  outline: readonly StagePoint[],
  { x, y, width, height }: StageBox,
): StagePoint[] {
  const inside = [
    (point: StagePoint) => point.x - x,
    (point: StagePoint) => x + width - point.x,
    (point: StagePoint) => point.y - y,
    (point: StagePoint) => y + height - point.y,
  ];
  return inside.reduce<StagePoint[]>(
    (points, distance) =>
      points.flatMap((point, index) => {
        const previousPoint = points.at(index - 1) ?? point;
        const [distanceHere, distanceBefore] = [distance(point), distance(previousPoint)];
        const crosses = distanceHere < 0 !== distanceBefore < 0;
        const share = distanceBefore / (distanceBefore - distanceHere);
        const crossing = {
          x: previousPoint.x + share * (point.x - previousPoint.x),
          y: previousPoint.y + share * (point.y - previousPoint.y),
        };
        return [...(crosses ? [crossing] : []), ...(distanceHere < 0 ? [] : [point])];
      }),
    [...outline],
  );
}
