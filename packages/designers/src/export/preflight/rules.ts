import { contrastMinimum } from '@daybreak/brand';
import { isPrinted, safeZone } from '../artboardSize.ts';
import { floorOf, leastDpi, printDpi } from '../printResolution.ts';
import { type ArtboardSize, type ExportRequest, orPicture } from '../types.ts';

/** What a look at one drawn side found. Lengths in the side's unit, ratios by WCAG 2.2, dots per placed inch. */
export interface SideFacts {
  /** How the user knows the side: "Front". */
  side: string;
  size: ArtboardSize;
  /** Fields whose text does not fit even at its smallest size. */
  tooLong: readonly string[];
  texts: readonly {
    /** The field, or the words themselves where no field is behind them. */
    name: string;
    /** The words of the whole text. */
    phrase: string;
    /** Of the type: points in print, pixels on a screen. */
    size: number;
    /** How many printing inks its colour is mixed of. */
    inks: number;
    /** The worst contrast of the text with what is under it. */
    contrast: number;
    /** 24 CSS px, or 18.66 px bold: what WCAG calls large. */
    large: boolean;
    /** Whether a line of it leaves the box that it is set in. */
    spills?: boolean;
    /** The distance to the nearest cut edge; negative beyond it. */
    toEdge: number;
  }[];
  pictures: readonly {
    name: string;
    /** Where on the side: "top left"; empty for one that fills it. */
    place: string;
    /** Pixels of the file for each inch, or for each pixel, that it fills. */
    resolution: number;
  }[];
  /** Letters and signs that the brand's typeface lacks. */
  strangers: readonly string[];
  /** Whether the ground reaches through the bleed on every edge; undefined for a side without bleed. */
  bleedFilled: boolean | undefined;
}

/** What a look at a whole piece found. */
export interface PieceFacts {
  sides: readonly SideFacts[];
  /** Why an engine does not make the file, in its own sentences. */
  refusals: { pdf: readonly string[]; picture: readonly string[] };
}

export interface PreflightFinding {
  /** An error keeps the file from being made. What is severe or a warning does not. */
  level: 'error' | 'severe' | 'warning';
  /** A sentence for the user: what is wrong and what to do. */
  says: string;
}

interface Words {
  labelOf: (field: string) => string;
  /** What stands on a piece until somebody writes something else: "Your Name". */
  placeholders?: readonly string[];
  /** The row of a table that the piece is made of. There's no form with somebody's own details, and no other format to choose. */
  row?: number | undefined;
}

/** A hair less of the safe zone is a rounding of layout. */
const rounding = 0.96;
/** Type that nobody reads: in points in print, in pixels on a screen. */
const leastType = { pt: 5, px: 9 };
/** Under it nobody sees that there are words. */
const leastContrast = 1.5;
/** Type of several inks under it blurs where the plates do not meet exactly. In points. */
const leastMixedType = 6;
const levels: readonly PreflightFinding['level'][] = ['error', 'severe', 'warning'];

/** What stands between a piece and a file of it. Each thing is said once, the worst first. */
export function preflight(
  { sides, refusals }: PieceFacts,
  { format }: Pick<ExportRequest, 'format'>,
  words: Words,
): PreflightFinding[] {
  const findings = [
    ...(format === 'pdf' ? refusals.pdf : refusals.picture).map((says) =>
      error(words.row === undefined ? says : says.replace(orPicture, '')),
    ),
    ...(format === 'pdf' ? [] : strangersIn(sides)),
    ...sides.flatMap((facts) => findingsOf(facts, words)),
  ];
  const said = new Map(findings.map((finding) => [finding.says, finding]));
  return [...said.values()].sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

function findingsOf(facts: SideFacts, { labelOf, placeholders = [], row }: Words): PreflightFinding[] {
  const { size, texts, pictures, tooLong } = facts;
  return [
    ...tooLong.map((field) =>
      error(`${labelOf(field)} is too long for this piece. Shorten it until it fits.`),
    ),
    ...placeholdersIn(texts, placeholders, row),
    ...texts
      .filter(({ name, spills, toEdge }) => (spills || toEdge < 0) && !tooLong.includes(name))
      .map(({ name }) => error(`${labelOf(name)} runs out of its place. Shorten it, or its longest word.`)),
    ...texts.flatMap((text) => [
      ...contrastOf(text, labelOf),
      ...edgeOf(text, size.unit, labelOf),
      ...typeOf(text, size.unit, labelOf),
    ]),
    ...pictures.flatMap((picture) => resolutionOf(picture, facts)),
    ...(facts.bleedFilled === false
      ? [
          warning(
            `The ground of “${facts.side}” does not reach the edge of the bleed: a thin white line may show after cutting.`,
          ),
        ]
      : []),
  ];
}

type Text = SideFacts['texts'][number];
type LabelOf = (field: string) => string;

function strangersIn(sides: readonly SideFacts[]): PreflightFinding[] {
  const signs = [...new Set(sides.flatMap(({ strangers }) => strangers))];
  if (signs.length === 0) return [];
  const listed = signs.slice(0, 8).map((sign) => `“${sign}”`);
  return [
    warning(
      `${listed.join(', ')}${signs.length > 8 ? ' and others' : ''} ${signs.length === 1 ? 'is' : 'are'} in none of the brand’s typefaces: the picture shows ${signs.length === 1 ? 'it' : 'them'} in another typeface.`,
    ),
  ];
}

/** Capitals are a matter of style. */
const plain = (text: string) => text.trim().toLowerCase();

function placeholdersIn(
  texts: readonly Text[],
  placeholders: readonly string[],
  row: number | undefined,
): PreflightFinding[] {
  const drawn = new Set(texts.map(({ phrase }) => plain(phrase)));
  const left = placeholders.filter((words) => drawn.has(plain(words)));
  return left.length > 0
    ? [
        warning(
          `${left.map((words) => `“${words}”`).join(' and ')} ${left.length === 1 ? 'stands' : 'stand'} on the piece. ${row === undefined ? 'Fill in your details' : `Add what row ${row} is missing`}.`,
        ),
      ]
    : [];
}

function contrastOf({ name, contrast, large }: Text, labelOf: LabelOf): PreflightFinding[] {
  const least = large ? contrastMinimum.large : contrastMinimum.any;
  if (contrast >= least) return [];
  const finding = contrast < leastContrast ? error : warning;
  return [
    finding(
      `${labelOf(name)} has a contrast of ${down(contrast)}:1 with what is behind it; ${least}:1 reads well. Choose another theme or a calmer picture.`,
    ),
  ];
}

function edgeOf({ name, toEdge }: Text, unit: ArtboardSize['unit'], labelOf: LabelOf): PreflightFinding[] {
  return unit !== 'px' && toEdge >= 0 && toEdge < rounding * safeZone[unit]
    ? [
        warning(
          `${labelOf(name)} is ${measured(toEdge, unit)} from the cut; printers ask for ${safeZone[unit]} ${unit}. Shorten it or choose a larger size.`,
        ),
      ]
    : [];
}

function typeOf(
  { name, size, inks }: Text,
  unit: ArtboardSize['unit'],
  labelOf: LabelOf,
): PreflightFinding[] {
  const measure = isPrinted({ unit }) ? 'pt' : 'px';
  if (size < leastType[measure])
    return [
      warning(
        `${labelOf(name)} is set in ${down(size)} ${measure}; under ${leastType[measure]} ${measure} it is hard to read. Shorten it.`,
      ),
    ];
  if (measure === 'pt' && inks > 1 && size < leastMixedType)
    return [
      warning(
        `${labelOf(name)} is set in ${down(size)} pt and mixed of ${inks} inks; under ${leastMixedType} pt it may blur in print. Shorten it.`,
      ),
    ];
  return [];
}

function resolutionOf(
  { name, place, resolution }: SideFacts['pictures'][number],
  { side, size }: Pick<SideFacts, 'side' | 'size'>,
): PreflightFinding[] {
  const which = `The picture ${name} (${[side, place].filter(Boolean).join(', ')})`;
  if (isPrinted(size)) {
    if (resolution >= printDpi(size)) return [];
    const level = resolution < leastDpi ? 'severe' : 'warning';
    return [
      {
        level,
        says: `${which} prints at ${Math.floor(resolution)} DPI${level === 'severe' ? ', and its pixels will show' : ''}. It needs ${floorOf(size)}: use a larger one.`,
      },
    ];
  }
  return resolution < 0.8
    ? [warning(`${which} is stretched to ${down(1 / resolution)} times its size. Use a larger one.`)]
    : [];
}

/** What a print PDF says of its photographs when it was made: the numbers of the look before it. */
export function pictureNote(
  sides: readonly Pick<SideFacts, 'side' | 'size' | 'pictures'>[],
): string | undefined {
  const soft = sides.flatMap((facts) => facts.pictures.flatMap((picture) => resolutionOf(picture, facts)));
  const [first, ...more] = new Set(soft.map(({ says }) => says));
  if (!first || more.length === 0) return first;
  const least = Math.min(...sides.flatMap(({ pictures }) => pictures.map(({ resolution }) => resolution)));
  return `${more.length + 1} pictures print under ${printDpi((sides[0] as SideFacts).size)} DPI, the lowest at ${Math.floor(least)}.`;
}

const error = (says: string): PreflightFinding => ({ level: 'error', says });
const warning = (says: string): PreflightFinding => ({ level: 'warning', says });
/** Rounded down, so that what is under a limit never reads as the limit. */
const down = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);
const measured = (value: number, unit: 'in' | 'mm') => {
  const digits = unit === 'in' ? 3 : 1;
  return `${value < 0 ? '0' : (Math.floor(value * 10 ** digits) / 10 ** digits).toFixed(digits)} ${unit}`;
};
