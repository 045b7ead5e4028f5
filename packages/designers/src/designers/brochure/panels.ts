import type { ArtboardSize } from '@daybreak/print';
import type { BrochureDraft } from './brochure.fields.ts';

/**
 * Difference in width of a panel that folds in under another, in the sheet's unit. Confirm it with the printer; these
 * are common values: three panels of A4 are 97 + 100 + 100 mm.
 */
const foldTolerance = {
  in: { 'tri-fold': 1 / 16, 'gate-fold': 1 / 16 },
  mm: { 'tri-fold': 3, 'gate-fold': 2 },
};

type Sheet = Pick<ArtboardSize, 'width' | 'unit'>;

type Fold = BrochureDraft['fold'];
export type SheetSide = 'outside' | 'inside';

/**
 * The content of a panel: the cover; the back with the contact; a picture; a statement; key points with a picture above
 * or below them.
 */
export type PanelRole = 'cover' | 'back' | 'picture' | 'statement' | 'pictureAbove' | 'pictureBelow';

export interface Panel {
  role: PanelRole;
  /**
   * From the start edge of the trim: the left one, or the right one if the brochure's script runs right to left. In the
   * sheet's unit.
   */
  x: number;
  /** In the sheet's unit. */
  width: number;
}

/**
 * Roles from the start edge, on each side. A z-fold has a panel of the inside as its back; every other fold has its
 * back next to the cover.
 */
const roles: Record<Fold, Record<SheetSide, readonly PanelRole[]>> = {
  'tri-fold': {
    outside: ['picture', 'back', 'cover'],
    inside: ['pictureAbove', 'pictureAbove', 'pictureBelow'],
  },
  'bi-fold': { outside: ['back', 'cover'], inside: ['pictureAbove', 'pictureBelow'] },
  'z-fold': { outside: ['picture', 'picture', 'cover'], inside: ['pictureBelow', 'pictureAbove', 'back'] },
  'gate-fold': {
    outside: ['picture', 'back', 'cover', 'statement'],
    inside: ['pictureAbove', 'pictureAbove', 'pictureBelow', 'pictureBelow'],
  },
};

/** Widths of the outside panels from its start edge; the inside has them in reverse. */
function widths(fold: Fold, { width: sheet, unit }: Sheet): number[] {
  const tolerance = foldTolerance[unit === 'mm' ? 'mm' : 'in'];
  switch (fold) {
    case 'tri-fold': {
      const tuckedIn = (sheet - 2 * tolerance[fold]) / 3;
      return [tuckedIn, tuckedIn + tolerance[fold], tuckedIn + tolerance[fold]];
    }
    case 'bi-fold':
      return [sheet / 2, sheet / 2];
    case 'z-fold':
      return [sheet / 3, sheet / 3, sheet / 3];
    case 'gate-fold': {
      const outer = sheet / 4 - tolerance[fold] / 2;
      const inner = sheet / 4 + tolerance[fold] / 2;
      return [outer, inner, inner, outer];
    }
  }
}

/** The panels of one side of a sheet, from its start edge. */
export function panelsOf(fold: Fold, side: SheetSide, sheet: Sheet): Panel[] {
  const outside = widths(fold, sheet);
  const panelWidths = side === 'outside' ? outside : outside.toReversed();
  return panelWidths.map((width, index) => ({
    role: roles[fold][side][index] ?? 'picture',
    x: panelWidths.slice(0, index).reduce((sum, before) => sum + before, 0),
    width,
  }));
}

/** A sheet has two sides, so each panel counts as two pages. */
export const pagesOf = (fold: Fold): string => String(2 * roles[fold].outside.length);

/** Names of a side's panels, from its start edge. Panels without a name of their own are numbered. */
export function panelNames(fold: Fold, side: SheetSide): string[] {
  let counted = 0;
  return roles[fold][side].map((role) => {
    if (role === 'cover') return 'Cover';
    if (role === 'back') return 'Back';
    counted += 1;
    return `Panel ${counted}`;
  });
}
