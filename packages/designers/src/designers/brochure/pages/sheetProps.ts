import type { ArtworkProps } from '../../../editor/designer.ts';
import type { BrochureDraft } from '../brochure.fields.ts';
import type { SheetLayout } from '../sheetLayout.ts';

/** The props of a side of the sheet. */
export interface SheetProps extends ArtworkProps<BrochureDraft> {
  layout: SheetLayout;
}
