import { contrastMinimum } from '@daybreak/brand';

/** What a look at one drawn side found. Lengths in the side's unit, ratios by WCAG 2.2, dots per placed inch. */
export interface SideFacts {
  /** How the user knows the side: "Front". */
  side: string;
  unit: 'in' | 'px';
  /** Fields whose text does not fit even at its smallest size. */
  tooLong: readonly string[];
  texts: readonly {
    /** The field, or the words themselves where no field is behind them. */
    name: string;
    /** The worst contrast of the text with what is under it. */
    contrast: number;
    /** 24 CSS px, or 18.66 px bold: what WCAG calls large. */
    large: boolean;
    /** The distance to the nearest cut edge; negative beyond it. */
    toEdge: number;
  }[];
  pictures: readonly {
    name: string;
    /** Pixels of the file for each inch, or for each pixel, that it fills. */
    resolution: number;
  }[];
  /** Whether the ground reaches through the bleed on every edge; undefined for a side without bleed. */
  bleedFilled: boolean | undefined;
}

export interface PreflightFinding {
  level: 'error' | 'warning';
  /** A sentence for the user: what is wrong and what to do. */
  says: string;
}

/** Printers ask for 0.125 in between words and the cut; a hair less is a rounding of layout. */
const safeMargin = 0.12;
/** Effective dots per inch under which a photograph looks soft in print. */
const printResolution = 200;

/** What stands between a piece and its export: errors block it, warnings do not. Each thing is said once. */
export function preflight(
  sides: readonly SideFacts[],
  labelOf: (field: string) => string,
): PreflightFinding[] {
  const findings = sides.flatMap((facts) => [
    ...facts.tooLong.map((field) =>
      error(`${labelOf(field)} is too long for this piece. Shorten it until it fits.`),
    ),
    ...facts.texts.flatMap((text) => contrastOf(text, labelOf)),
    ...facts.texts.flatMap((text) => edgeOf(text, facts.unit, labelOf)),
    ...facts.pictures.flatMap((picture) => resolutionOf(picture, facts.unit)),
    ...(facts.bleedFilled === false
      ? [
          warning(
            `The ground of “${facts.side}” does not reach the edge of the bleed: a thin white line may show after cutting.`,
          ),
        ]
      : []),
  ]);
  const said = new Map(findings.map((finding) => [finding.says, finding]));
  return [...said.values()].sort((a, b) => a.level.localeCompare(b.level));
}

type Text = SideFacts['texts'][number];
type LabelOf = (field: string) => string;

function contrastOf({ name, contrast, large }: Text, labelOf: LabelOf): PreflightFinding[] {
  const least = large ? contrastMinimum.large : contrastMinimum.any;
  if (contrast >= least) return [];
  return [
    warning(
      `${labelOf(name)} has a contrast of ${down(contrast)}:1 with what is behind it; ${least}:1 reads well. Choose another theme or a calmer picture.`,
    ),
  ];
}

function edgeOf({ name, toEdge }: Text, unit: SideFacts['unit'], labelOf: LabelOf): PreflightFinding[] {
  if (unit === 'px')
    return toEdge < 0 ? [warning(`${labelOf(name)} runs over the edge of the picture. Shorten it.`)] : [];
  return toEdge < safeMargin
    ? [
        warning(
          `${labelOf(name)} is ${inches(toEdge)} in from the cut; printers ask for 0.125 in. Shorten it or choose a larger size.`,
        ),
      ]
    : [];
}

function resolutionOf(
  { name, resolution }: SideFacts['pictures'][number],
  unit: SideFacts['unit'],
): PreflightFinding[] {
  if (unit === 'in')
    return resolution < printResolution
      ? [
          warning(
            `The picture ${name} prints at ${Math.floor(resolution)} DPI, and looks soft under ${printResolution}. Use a larger one.`,
          ),
        ]
      : [];
  return resolution < 0.8
    ? [
        warning(
          `The picture ${name} is stretched to ${down(1 / resolution)} times its size. Use a larger one.`,
        ),
      ]
    : [];
}

const error = (says: string): PreflightFinding => ({ level: 'error', says });
const warning = (says: string): PreflightFinding => ({ level: 'warning', says });
/** Rounded down, so that what is under a limit never reads as the limit. */
const down = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);
const inches = (value: number) => (value < 0 ? '0' : (Math.floor(value * 1000) / 1000).toFixed(3));
