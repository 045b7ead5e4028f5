import { pxPerUnit } from '@daybreak/print';
import type { ArtworkProps } from '../../editor/designer.ts';
import { type Frame, frameOf } from '../../editor/layouts/frame/frame.ts';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import type { BrochureDraft } from './brochure.fields.ts';
import { type Panel, type PanelRole, panelsOf } from './panels.ts';

/** Margin around the words of a panel's page, in units of its frame. */
export const margin = 8;

/** A horizontal stretch of the sheet, in pixels from the start edge of the paper, bleed included. */
export interface SheetSpan {
  start: number;
  width: number;
}

/** Grounds of neighboring panels overlap by this many pixels, so that no gap shows between them. */
const overlap = 0.5;

/** A panel in pixels of the trim, and as its own artboard. */
export interface PanelBox extends Panel {
  frame: Frame;
}

export interface SheetLayout {
  panels: readonly PanelBox[];
  /** In pixels. */
  trim: { width: number; height: number };
  bleed: number;
  /** A hundredth of a panel: margins and small texts are multiples of it. */
  unit: number;
  panelsWithRole: (...roles: PanelRole[]) => readonly PanelBox[];
  /** The stretch of neighboring panels, including the bleed at the edges of the sheet. */
  spanOf: (neighbors: readonly PanelBox[]) => SheetSpan;
}

/** One side of the sheet in pixels. */
export function sheetLayout(draft: BrochureDraft, side: ArtworkProps<BrochureDraft>['side']): SheetLayout {
  const { trim, bleed } = artboardPixels(side.size);
  const perUnit = pxPerUnit(side.size);
  const panels = panelsOf(draft.fold, side.id === 'inside' ? 'inside' : 'outside', side.size).map(
    ({ role, x, width }): PanelBox => ({
      role,
      x: x * perUnit,
      width: width * perUnit,
      frame: frameOf({ size: { ...side.size, width } }),
    }),
  );
  const widest = Math.max(...panels.map(({ width }) => width));
  return {
    panels,
    trim,
    bleed,
    unit: Math.min(widest, 0.75 * trim.height) / 100,
    panelsWithRole: (...roles) => panels.filter(({ role }) => roles.includes(role)),
    spanOf: (neighbors) => {
      const [first] = neighbors;
      const last = neighbors.at(-1);
      if (!first || !last) return { start: 0, width: 0 };
      const start = first === panels[0] ? 0 : bleed + first.x - overlap;
      const end = bleed + last.x + last.width + (last === panels.at(-1) ? bleed : overlap);
      return { start, width: end - start };
    },
  };
}
