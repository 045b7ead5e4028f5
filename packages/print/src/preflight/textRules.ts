import { contrastMinimum } from '@daybreak/brand';
import { isPrinted, safeZone } from '../artboardSize.ts';
import type { ArtboardSize } from '../types.ts';
import type { SideFacts } from './facts.ts';
import { errorFinding, floorToTenth, type PreflightFinding, warningFinding } from './findings.ts';

/** Tolerance for layout rounding at the safe zone. */
const rounding = 0.96;
/** Type too small for anyone to read: in points in print, in pixels on a screen. */
const minTypeSize = { pt: 5, px: 9 };
/** The lowest contrast at which text is noticeable. */
const minContrast = 1.5;
/** The smallest size of multi-ink type, in points. Smaller type blurs if the plates don't align exactly. */
const minMixedTypeSize = 6;
type Text = SideFacts['texts'][number];
type LabelOf = (field: string) => string;

/** Returns the findings on a text that's invisible, cut off, or too small. */
export const textFindings = (
  text: Text,
  unit: ArtboardSize['unit'],
  labelOf: LabelOf,
): PreflightFinding[] => [
  ...contrastOf(text, labelOf),
  ...edgeOf(text, unit, labelOf),
  ...typeOf(text, unit, labelOf),
];

function contrastOf({ name, contrast, large }: Text, labelOf: LabelOf): PreflightFinding[] {
  const least = large ? contrastMinimum.large : contrastMinimum.any;
  if (contrast >= least) return [];
  const finding = contrast < minContrast ? errorFinding : warningFinding;
  return [
    finding(
      `${labelOf(name)} has a contrast ratio of ${floorToTenth(contrast)}:1 against its background. To be readable, it needs at least ${least}:1. Choose another theme or a simpler picture.`,
    ),
  ];
}

function edgeOf({ name, toEdge }: Text, unit: ArtboardSize['unit'], labelOf: LabelOf): PreflightFinding[] {
  return unit !== 'px' && toEdge >= 0 && toEdge < rounding * safeZone[unit]
    ? [
        warningFinding(
          `${labelOf(name)} is ${formatLength(toEdge, unit)} from the edge. Print shops need at least ${safeZone[unit]} ${unit}. Shorten the text or choose a larger size.`,
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
  if (size < minTypeSize[measure])
    return [
      warningFinding(
        `${labelOf(name)} is only ${floorToTenth(size)} ${measure}. Text under ${minTypeSize[measure]} ${measure} is hard to read. Shorten it.`,
      ),
    ];
  if (measure === 'pt' && inks > 1 && size < minMixedTypeSize)
    return [
      warningFinding(
        `${labelOf(name)} is only ${floorToTenth(size)} pt in ${inks} inks. Under ${minMixedTypeSize} pt, it can blur in print. Shorten it.`,
      ),
    ];
  return [];
}

const formatLength = (value: number, unit: 'in' | 'mm') => {
  const digits = unit === 'in' ? 3 : 1;
  return `${value < 0 ? '0' : (Math.floor(value * 10 ** digits) / 10 ** digits).toFixed(digits)} ${unit}`;
};
