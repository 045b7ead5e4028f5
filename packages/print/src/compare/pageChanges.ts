import { type BrandVersion, palette } from '@daybreak/brand';
import type { Group, Item, Page, Paint, Rgba, StructureElement } from '../pdf/displayList.ts';

export const pageChangeKinds = ['color', 'logo', 'layout'] as const;
/** A kind of difference between two drawings of a page: colors or inks, the logo's drawing, or positions and text. */
export type PageChange = (typeof pageChangeKinds)[number];

/** A page, and the brand it's drawn in. */
export interface DrawnPage {
  page: Page;
  brand?: BrandVersion | undefined;
}

/** The content of a page by kind of change. Equal strings draw the same. */
type Reading = Record<PageChange, string[]>;

/** Rounds to a hundredth of a pixel. Smaller differences are invisible and come from rounding errors. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;
const textOf = (value: unknown) => JSON.stringify(value, rounded);

/**
 * Compares two drawings of one page.
 *
 * @param logo the logo's alternative text
 */
export function pageChanges(before: DrawnPage, after: DrawnPage, logo: string): readonly PageChange[] {
  const [one, other] = [readingOf(before, logo), readingOf(after, logo)];
  return pageChangeKinds.filter((kind) => one[kind].join('\n') !== other[kind].join('\n'));
}

function readingOf({ page, brand }: DrawnPage, logo: string): Reading {
  const { width, height, bleed, folds, items, structure } = page;
  const reading: Reading = { color: [], logo: [], layout: [textOf({ width, height, bleed, folds })] };
  const logos = logoTags(structure, logo);
  const inks = inksIn(brand);
  const colorOf = (color: Rgba) => `${textOf(color)} ${inks.get([color.r, color.g, color.b].join()) ?? ''}`;
  const paint = (fill: Paint | undefined) => {
    if (!fill) return undefined;
    if (fill.kind === 'color') {
      reading.color.push(colorOf(fill.color));
      return 'color';
    }
    for (const { color } of fill.stops) reading.color.push(colorOf(color));
    return { ...fill, stops: fill.stops.map(({ offset }) => offset) };
  };
  const visit = (each: readonly Item[]): void => {
    for (const item of each)
      if (item.kind === 'group') group(item);
      else if (item.kind === 'shape') {
        const { fill, stroke, ...shape } = item;
        if (stroke) reading.color.push(colorOf(stroke.color));
        reading.layout.push(
          textOf({ ...shape, fill: paint(fill), stroke: stroke && { ...stroke, color: '' } }),
        );
      } else if (item.kind === 'text') {
        const { color, face: _, order: __, ...text } = item;
        reading.color.push(colorOf(color));
        reading.layout.push(textOf(text));
      } else reading.layout.push(textOf(item));
  };
  const group = ({ items: groupItems, tag, ...around }: Group): void => {
    if (tag !== undefined && logos.has(tag)) {
      const { places, drawing } = placedLogo(groupItems);
      reading.layout.push(textOf(around), ...places);
      reading.logo.push(...drawing);
      return;
    }
    reading.layout.push(textOf(around), '(');
    visit(groupItems);
    reading.layout.push(')');
  };
  visit(items);
  return reading;
}

/** Separates a logo's place from its drawing, because a logo that moved is the same logo. */
function placedLogo(items: readonly Item[]): { places: string[]; drawing: string[] } {
  const places: string[] = [];
  const drawing = items.map((item) => {
    if (item.kind !== 'group') return textOf(item);
    const { matrix, ...drawn } = item;
    places.push(textOf(matrix));
    return textOf(drawn);
  });
  return { places, drawing };
}

function logoTags(structure: readonly StructureElement[], logo: string): ReadonlySet<number> {
  const tagsIn = ({ type, alt, content }: StructureElement): number[] =>
    content.flatMap((each) => {
      if (typeof each !== 'number') return tagsIn(each);
      return type === 'Figure' && alt === logo ? [each] : [];
    });
  return new Set(structure.flatMap(tagsIn));
}

/** Returns a brand's own inks by color. A version may change only these. */
const inksIn = (
  { colors }: Pick<BrandVersion, 'colors'> = { colors: palette },
): ReadonlyMap<string, string> =>
  new Map(Object.values(colors).map(({ rgb, cmyk }) => [rgb.join(), textOf(cmyk)]));
