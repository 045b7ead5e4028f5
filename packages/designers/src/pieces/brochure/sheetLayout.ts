import type { CSSProperties } from 'react';
import type { Box } from '../../artwork/box.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { artboardPixels } from '../../workbench/sizes.ts';
import type { BrochureDraft } from './brochure.fields.ts';
import { type Panel, type PanelRole, panelsOf } from './panels.ts';

/** A stretch of the sheet, in pixels from the start edge of the paper, bleed included. */
export interface Stretch {
  start: number;
  width: number;
}

/** Grounds of neighbouring panels reach this far into each other, in pixels, so that no light shows between them. */
const overlap = 0.5;

export interface SheetLayout {
  /** In pixels of the trim. */
  panels: readonly Panel[];
  /** Pixels. */
  trim: { width: number; height: number };
  bleed: number;
  /** A hundredth of a panel: what margins and small texts are multiples of. */
  unit: number;
  /** What neighbouring panels with these roles cover, through the bleed at the edges of the sheet; undefined without any. */
  reach: (...wanted: PanelRole[]) => Stretch | undefined;
}

/** One side of the sheet in pixels. */
export function sheetLayout(draft: BrochureDraft, side: ArtworkProps<BrochureDraft>['side']): SheetLayout {
  const { trim, bleed } = artboardPixels(side.size);
  const perInch = trim.width / side.size.width;
  const panels = panelsOf(draft.fold, side.id === 'inside' ? 'inside' : 'outside', side.size.width).map(
    ({ role, x, width }) => ({ role, x: x * perInch, width: width * perInch }),
  );
  const widest = Math.max(...panels.map(({ width }) => width));
  return {
    panels,
    trim,
    bleed,
    unit: Math.min(widest, 0.75 * trim.height) / 100,
    reach: (...wanted) => {
      const held = panels.filter(({ role }) => wanted.includes(role));
      const [first] = held;
      const last = held.at(-1);
      if (!first || !last) return undefined;
      const start = first === panels[0] ? 0 : bleed + first.x - overlap;
      const end = bleed + last.x + last.width + (last === panels.at(-1) ? bleed : overlap);
      return { start, width: end - start };
    },
  };
}

/** A box in fractions of a panel, as an absolute position on the paper. Logical, so that a right-to-left sheet mirrors itself. */
export const inPanel = (
  { trim, bleed }: Pick<SheetLayout, 'trim' | 'bleed'>,
  panel: Panel,
  { x, y, width, height }: Box,
): CSSProperties => ({
  insetInlineStart: bleed + panel.x + x * panel.width,
  insetBlockStart: bleed + y * trim.height,
  inlineSize: width * panel.width,
  blockSize: height * trim.height,
});
