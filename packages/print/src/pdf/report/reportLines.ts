import { safeZone } from '../../artboardSize.ts';
import { printDpi } from '../../printResolution.ts';
import { pointsPerInch, pointsPerMm } from '../../units.ts';
import type { Rect } from '../displayList.ts';
import { intersection } from '../geometry.ts';
import { inksOf, isEmpty, type Painted, type PaintedPage, type WrittenColor } from './painted.ts';
import type { PdfFacts } from './report.ts';

export interface Answer {
  rule:
    | 'size'
    | 'bleed'
    | 'pages'
    | 'color'
    | 'spots'
    | 'condition'
    | 'fonts'
    | 'safe-zone'
    | 'resolution'
    | 'ink'
    | 'small-type'
    | 'overprint'
    | 'transparency'
    | 'marks'
    | 'version';
  /** The printer's requirement. */
  asks: string;
  /** The value in the file. */
  found: string;
  /** True if a printer can accept it without changes. Otherwise it needs attention. */
  passes: boolean;
}

/** The most ink that a printing condition allows, in percent (`../profile/README.md`). */
const maxInk: Record<string, number> = { 'CGATS TR 006': 300, FOGRA29: 280 };
const usualMaxInk = 300;
/** Points per unit. */
const pointsPerUnit = { in: pointsPerInch, mm: pointsPerMm };
/** The smallest size at which type hides slightly misaligned plates. */
const smallTypePt = 8;
/** Tolerance for pictures whose whole pixels are slightly below the intended density. */
const wholePixelTolerance = 0.99;
/** Tolerance for rounding when numbers are written and read, in points and percent. */
const tolerance = 0.02;

type Unit = keyof typeof pointsPerUnit;
type Text = Extract<Painted, { kind: 'text' }>;

/** Returns the lines of the report, in the printer's order. */
export function reportLines(facts: PdfFacts, unit: Unit): Answer[] {
  const { pages, condition, version, standard } = facts;
  const transparency = distinct(pages.flatMap(({ transparency }) => [...transparency]));
  return [
    ...boxes(pages, unit),
    ...colors(pages),
    {
      rule: 'condition',
      asks: 'One output condition',
      found: condition || 'None',
      passes: condition !== '',
    },
    fonts(facts),
    safeZoneLine(pages, unit),
    resolution(pages),
    ink(pages, condition),
    smallType(pages),
    {
      rule: 'overprint',
      asks: 'No unintended overprint',
      found: pages.some(({ overprints }) => overprints) ? 'Set' : 'None',
      passes: !pages.some(({ overprints }) => overprints),
    },
    {
      rule: 'transparency',
      asks: 'Transparency only in PDF/X-4',
      found: transparency.length > 0 ? `Live: ${transparency.join(', ')}` : 'None',
      passes: transparency.length === 0 || standard === 'PDF/X-4',
    },
    marks(pages),
    {
      rule: 'version',
      asks: 'PDF/X-4',
      found: [`PDF ${version}`, standard].filter(Boolean).join(', '),
      passes: standard === 'PDF/X-4',
    },
  ];
}

function boxes(pages: readonly PaintedPage[], unit: Unit): Answer[] {
  const sizes = pages.map(({ trim }) => sizeOf(trim, unit));
  const bleeds = pages.map(({ bleed, trim }) => [
    bleed.y + bleed.height - trim.y - trim.height,
    bleed.x + bleed.width - trim.x - trim.width,
    trim.y - bleed.y,
    trim.x - bleed.x,
  ]);
  const least = Math.min(...bleeds.flat());
  const isEven = bleeds.flat().every((each) => Math.abs(each - least) < tolerance);
  const minDistance = safeZone[unit] * pointsPerUnit[unit];
  return [
    { rule: 'size', asks: 'Trim size', found: distinct(sizes).join(', '), passes: pages.length > 0 },
    {
      rule: 'bleed',
      asks: `${safeZone[unit]} ${unit} of bleed on each edge`,
      found: isEven
        ? `${length(least, unit)} on each edge`
        : `From ${length(least, unit)} to ${length(Math.max(...bleeds.flat()), unit)}`,
      passes: least > minDistance - tolerance,
    },
    {
      rule: 'pages',
      asks: 'Pages in order and the same size',
      found: pages.length === 1 ? '1 page' : `${pages.length} pages: ${sizes.join('; ')}`,
      passes: distinct(sizes).length === 1,
    },
  ];
}

function colors(pages: readonly PaintedPage[]): Answer[] {
  const painted = pages.flatMap((page) => page.painted);
  const vectors = distinct(painted.flatMap(colorsOf).map(({ space }) => space));
  const pictures = distinct(painted.flatMap((each) => (each.kind === 'picture' ? [each.space] : [])));
  const spots = vectors.filter(
    (space) => /^(?:Separation|DeviceN)/.test(space) && space !== 'Separation All',
  );
  const wrong = vectors.filter((space) => /RGB|^Cal|^Lab|^Pattern/.test(space));
  const unprofiledSpaces = pictures.filter((space) => /^DeviceRGB|^Cal|^Lab|^Indexed/.test(space));
  return [
    {
      rule: 'color',
      asks: 'CMYK for text and shapes; photos in CMYK or in RGB with a profile',
      found: [
        `Text and shapes: ${vectors.join(', ') || 'none'}`,
        `photos: ${pictures.join(', ') || 'none'}`,
      ].join('; '),
      passes: wrong.length === 0 && unprofiledSpaces.length === 0,
    },
    { rule: 'spots', asks: 'No spot colors', found: spots.join(', ') || 'None', passes: spots.length === 0 },
  ];
}

function fonts({ fonts: all, pages }: PdfFacts): Answer {
  const sizes = pages.flatMap((page) => textsOf(page).map(({ size }) => size));
  const names = all
    .map(
      ({ name, embedded, subset }) =>
        `${name}${embedded ? (subset ? '' : ' (complete)') : ' (not embedded)'}`,
    )
    .toSorted();
  return {
    rule: 'fonts',
    asks: 'All fonts embedded',
    found:
      names.length > 0
        ? `${distinct(names).join(', ')}; smallest ${round(Math.min(...sizes), 1)} pt`
        : 'No text',
    passes: all.every(({ embedded }) => embedded),
  };
}

function safeZoneLine(pages: readonly PaintedPage[], unit: Unit): Answer {
  const distances = pages.flatMap((page) =>
    textsOf(page).map(({ box: { x, y, width, height } }) =>
      Math.min(
        x - page.trim.x,
        y - page.trim.y,
        page.trim.x + page.trim.width - x - width,
        page.trim.y + page.trim.height - y - height,
      ),
    ),
  );
  const minDistance = Math.min(...distances);
  const requirement = `Text at least ${safeZone[unit]} ${unit} inside the trim`;
  if (distances.length === 0) return { rule: 'safe-zone', asks: requirement, found: 'No text', passes: true };
  return {
    rule: 'safe-zone',
    asks: requirement,
    found:
      minDistance < 0
        ? `${length(-minDistance, unit)} outside the trim`
        : `${length(minDistance, unit)} from the trim`,
    passes: minDistance > safeZone[unit] * pointsPerUnit[unit] - tolerance,
  };
}

function resolution(pages: readonly PaintedPage[]): Answer {
  const sizes = pages.map(
    ({ trim }) =>
      ({ width: trim.width / pointsPerInch, height: trim.height / pointsPerInch, unit: 'in' }) as const,
  );
  const minDpi = Math.max(...sizes.map(printDpi));
  const dpis = pages.flatMap(({ painted }) =>
    painted.flatMap((each) => (each.kind === 'picture' ? [Math.round(each.ppi)] : [])),
  );
  const least = Math.min(...dpis);
  return {
    rule: 'resolution',
    asks: `Pictures at ${minDpi} ppi or higher`,
    found: dpis.length > 0 ? `At least ${least} ppi` : 'No pictures',
    passes: dpis.length === 0 || least >= minDpi * wholePixelTolerance,
  };
}

function ink(pages: readonly PaintedPage[], condition: string): Answer {
  const limit = maxInk[condition] ?? usualMaxInk;
  const sums = pages.flatMap(({ painted }) =>
    painted.flatMap(colorsOf).map((color) => total(inksOf(color) ?? [])),
  );
  const most = Math.max(0, ...sums);
  const pictures = pages.some(({ painted }) => painted.some(({ kind }) => kind === 'picture'));
  return {
    rule: 'ink',
    asks: `${limit}% ink or less`,
    found: `${Math.round(most)}% in text and shapes${pictures ? '; photos are separated using the press profile' : ''}`,
    passes: most < limit + tolerance,
  };
}

function smallType(pages: readonly PaintedPage[]): Answer {
  const problems = pages.flatMap((page) =>
    page.painted.flatMap((text, index) => {
      if (text.kind !== 'text' || !isOnPiece(text, page) || text.size >= smallTypePt - tolerance) return [];
      const inkCount = plates(text.color);
      if (inkCount > 1) return [`${round(text.size, 1)} pt in ${inkCount} inks`];
      if (inkCount === 1) return [];
      const under = groundOf(text, page.painted.slice(0, index));
      return under > 1 ? [`${round(text.size, 1)} pt knocked out of ${under} inks`] : [];
    }),
  );
  return {
    rule: 'small-type',
    asks: `Text under ${smallTypePt} pt in a single ink`,
    found: distinct(problems).join(', ') || 'No text in more than one ink',
    passes: problems.length === 0,
  };
}

function marks(pages: readonly PaintedPage[]): Answer {
  const markColors = pages.flatMap((page) =>
    page.painted
      .filter((each) => colorsOf(each).some(({ space }) => space === 'Separation All'))
      .map(({ box }) => overlaps(box, page.bleed)),
  );
  return {
    rule: 'marks',
    asks: 'Marks outside the bleed',
    found:
      markColors.length === 0
        ? 'No marks'
        : markColors.includes(true)
          ? 'Marks inside the bleed'
          : 'Outside the bleed',
    passes: !markColors.includes(true),
  };
}

/** Counts the plates that a color prints on. A color that isn't in inks is separated onto several. */
const plates = (color: WrittenColor) =>
  inksOf(color)?.filter((share) => share > tolerance).length ??
  (color.space.startsWith('Separation') ? 1 : 4);

/** Counts the inks around knocked-out text: those of the last item painted under all of it. */
function groundOf({ box }: Text, itemsBelow: readonly Painted[]): number {
  const ground = itemsBelow.findLast(
    (each) => each.kind !== 'text' && covers(each.box, box) && !colorsOf(each).some(isAll),
  );
  if (!ground) return 0;
  return ground.kind === 'picture' ? 4 : Math.max(...colorsOf(ground).map(plates));
}

const isAll = ({ space }: WrittenColor) => space === 'Separation All';

const colorsOf = (each: Painted): readonly WrittenColor[] =>
  each.kind === 'area' ? each.colors : each.kind === 'text' ? [each.color] : [];

/** Returns the texts of the piece. The slug line is outside the bleed. */
const textsOf = (page: PaintedPage): Text[] =>
  page.painted.filter((each): each is Text => each.kind === 'text' && isOnPiece(each, page));

const isOnPiece = ({ box }: Text, { bleed }: PaintedPage) => overlaps(box, bleed);

/** Returns whether a mark meets an area. Marks have no width, and may end where the bleed begins. */
const overlaps = ({ x, y, width, height }: Rect, area: Rect) =>
  x < area.x + area.width - tolerance &&
  x + width > area.x + tolerance &&
  y < area.y + area.height - tolerance &&
  y + height > area.y + tolerance;

const covers = (area: Rect, box: Rect) => {
  const shared = intersection(area, box);
  return !isEmpty(box) && shared.width > box.width - tolerance && shared.height > box.height - tolerance;
};

const total = (inks: readonly number[]) => inks.reduce((sum, share) => sum + share, 0);
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
const round = (value: number, digits: number) => Number(value.toFixed(digits));
const length = (points: number, unit: Unit) =>
  `${round(points / pointsPerUnit[unit], unit === 'in' ? 3 : 1)} ${unit}`;
const sizeOf = ({ width, height }: Rect, unit: Unit) =>
  `${round(width / pointsPerUnit[unit], unit === 'in' ? 3 : 1)} × ${length(height, unit)}`;
