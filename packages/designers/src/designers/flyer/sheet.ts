import type { ArtboardSize } from '@daybreak/print';
import { type Language, languageOf } from '../../editor/artwork/text/languages.ts';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import type { FlyerDraft } from './flyer.fields.ts';

const pixelsPerPoint = 96 / 72;

/**
 * Reading size of the description, in points: a flyer is read in the hand, so a small one has relatively larger type.
 */
const bodyPoints: Record<FlyerDraft['size'], number> = {
  '4x6': 8.5,
  '5.5x8.5': 10.5,
  '8.5x11': 14,
  '11x17': 20,
  a4: 14,
  a5: 10.5,
};

/** Minimum size of any text on a flyer, in points. */
const smallestPoints = 8;

/** True if the sheet is too wide for the lines of a long text. */
export const inColumns = ({ size, orientation }: Pick<FlyerDraft, 'size' | 'orientation'>) =>
  size === '11x17' && orientation === 'portrait';

/** The measurements that layouts use, in CSS pixels of the trim. */
export interface PageMetrics {
  width: number;
  height: number;
  /** Paper beyond the trim on each edge. */
  bleed: number;
  /** A hundredth of the shorter side. */
  u: number;
  /** Font size of the description. */
  body: number;
  smallest: number;
  isPortrait: boolean;
  /** True if a long description is set in two columns. */
  inColumns: boolean;
  language: Language;
}

export function pageMetrics(draft: FlyerDraft, artboard: ArtboardSize): PageMetrics {
  const { trim, bleed } = artboardPixels(artboard);
  return {
    ...trim,
    bleed,
    u: Math.min(trim.width, trim.height) / 100,
    body: bodyPoints[draft.size] * pixelsPerPoint,
    smallest: smallestPoints * pixelsPerPoint,
    isPortrait: draft.orientation === 'portrait',
    inColumns: inColumns(draft),
    language: languageOf(draft),
  };
}
