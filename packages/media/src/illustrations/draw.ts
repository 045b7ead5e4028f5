/** The roles of colors in an illustration. Nothing is drawn in any other color. */
export type Role = 'ground' | 'main' | 'light' | 'accent' | 'line';

/** A color for each part of an illustration: any CSS color, such as `var(--accent)`. */
export type IllustrationColors = Readonly<Record<Role, string>>;

/** The canvas, 3:2. Its middle 168 × 216 units hold the subject, so a wide, square or tall slot shows all of it. */
const canvas = { width: 360, height: 240 } as const;
/** The one stroke weight, and the one gap between shapes. */
const unit = 6;
/** The y coordinate of the ground line. */
const horizon = 192;

const rounded = (value: number) => Math.round(100 * value) / 100;
const put = (...values: readonly number[]) => values.map(rounded).join(' ');

/** One SVG element, with `{role}` in place of its color. */
export type Shape = string;
/** The shapes of an illustration, from back to front. */
export type Drawing = readonly (Shape | Drawing)[];

/** Flattens a drawing into a list of shapes. */
const flat = (drawing: Drawing): readonly Shape[] =>
  drawing.flatMap((part) => (typeof part === 'string' ? [part] : flat(part)));

export const path = (fill: Role, d: string): Shape => `<path fill="{${fill}}" d="${d}"/>`;

export const rect = (fill: Role, x: number, y: number, width: number, height: number, radius = 0): Shape =>
  `<rect fill="{${fill}}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${radius ? ` rx="${rounded(radius)}"` : ''}/>`;

export const disc = (fill: Role, x: number, y: number, radius: number): Shape =>
  `<circle fill="{${fill}}" cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"/>`;

/** The upper half of a disc, its base at `y`. */
export const sun = (fill: Role, x: number, y: number, radius: number): Shape =>
  path(fill, `M${put(x - radius, y)}a${put(radius, radius)} 0 0 1 ${put(2 * radius, 0)}z`);

type Point = readonly [x: number, y: number];
export const polygon = (fill: Role, ...points: readonly Point[]): Shape =>
  path(fill, `M${points.map(([x, y]) => put(x, y)).join('L')}z`);

/** A line of the one weight, or of a multiple of it, with round ends and corners. */
export const stroke = (color: Role, d: string, weight = unit): Shape =>
  `<path fill="none" stroke="{${color}}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** A filled shape with a gap in the ground's color that separates it from the shapes behind it. */
export const apart = (fill: Role, d: string): readonly Shape[] => [
  `<path fill="{ground}" stroke="{ground}" stroke-width="${2 * unit}" stroke-linejoin="round" d="${d}"/>`,
  path(fill, d),
];

/** A rectangle's outline as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${put(x, y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`;

/** A rectangle with round corners as path data. */
export const roundBox = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${put(x + r, y)}h${rounded(width - 2 * r)}a${put(r, r)} 0 0 1 ${put(r, r)}v${rounded(height - 2 * r)}a${put(r, r)} 0 0 1 ${put(-r, r)}h${rounded(2 * r - width)}a${put(r, r)} 0 0 1 ${put(-r, -r)}v${rounded(2 * r - height)}a${put(r, r)} 0 0 1 ${put(r, -r)}z`;

/** The rows under a scene: thicker toward the viewer, from edge to edge. */
export const floor: readonly Shape[] = [
  rect('light', 0, horizon + unit, canvas.width, unit),
  rect('line', 0, horizon + 3 * unit, canvas.width, 1.5 * unit),
  rect('line', 0, horizon + 5.5 * unit, canvas.width, 2.5 * unit),
];

/**
 * A panel in perspective, of three columns and three rows that get thicker toward the viewer.
 *
 * @param top its upper edge: left end, right end, height on the canvas
 * @param foot its lower edge
 */
export function panel(
  [topLeft, topRight, top]: readonly [number, number, number],
  [footLeft, footRight, foot]: readonly [number, number, number],
  { columns = 3, rows = 3 } = {},
): readonly Shape[] {
  const at = (along: number, y: number): Point => {
    const part = (y - top) / (foot - top);
    const left = topLeft + (footLeft - topLeft) * part;
    const right = topRight + (footRight - topRight) * part;
    return [left + (right - left) * along, y];
  };
  const inner = foot - top - unit * (rows + 1);
  const growth = (footRight - footLeft) / (topRight - topLeft) > 1.02 ? 1.25 : 1;
  const weights = Array.from({ length: rows }, (_, row) => growth ** row);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const width = (topRight - topLeft + footRight - footLeft) / 2;
  const share = unit / width;
  const column = (1 - share * (columns + 1)) / columns;
  let y = top + unit;
  const cells = weights.flatMap((weight) => {
    const [from, to] = [y, y + (inner * weight) / whole];
    y = to + unit;
    return Array.from({ length: columns }, (_, index) => {
      const start = share + index * (column + share);
      return polygon(
        'light',
        at(start, from),
        at(start + column, from),
        at(start + column, to),
        at(start, to),
      );
    });
  });
  return [polygon('main', at(0, top), at(1, top), at(1, foot), at(0, foot)), ...cells];
}

/** Rotates shapes around a point, in degrees. */
export const turned = (degrees: number, x: number, y: number, ...shapes: Drawing): Shape =>
  `<g transform="rotate(${degrees} ${x} ${y})">${flat(shapes).join('')}</g>`;

/** Mirrors shapes on the canvas. */
export const mirrored = (shapes: readonly Shape[]): Shape =>
  `<g transform="translate(${canvas.width} 0) scale(-1 1)">${shapes.join('')}</g>`;

const shapesOf = (drawing: Drawing, colors: IllustrationColors): string =>
  [path('ground', box(0, 0, canvas.width, canvas.height)), ...flat(drawing)]
    .join('')
    .replaceAll(/\{(\w+)\}/g, (_, role: Role) => colors[role]);

const svg = (content: string): string => {
  const { width, height } = canvas;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
};

/** A drawing as the text of an SVG of plain shapes, which a print PDF keeps as paths. */
export const svgOf = (drawing: Drawing, colors: IllustrationColors): string => svg(shapesOf(drawing, colors));

/** Distance between drawings in one file. Parts of one beyond its canvas don't show in the next. */
const apartInFile = 360;

/** Puts drawings into one SVG, each with a view of its name: the file's address with `#truck` shows the truck. */
export const svgOfAll = (drawings: Readonly<Record<string, Drawing>>, colors: IllustrationColors): string =>
  svg(
    Object.entries(drawings)
      .map(([name, drawing], index) => {
        const y = index * apartInFile;
        return `<view id="${name}" viewBox="0 ${y} ${canvas.width} ${canvas.height}"/><g transform="translate(0 ${y})">${shapesOf(drawing, colors)}</g>\n`;
      })
      .join(''),
  );
