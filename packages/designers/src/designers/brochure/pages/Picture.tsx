import { PictureSlot, type SlotPicture } from '../../../editor/artwork/PictureSlot.tsx';
import type { SheetSpan } from '../sheetLayout.ts';

interface PictureProps {
  picture: SlotPicture;
  spanOf: SheetSpan;
  /** Pixels from the top of the paper. */
  top: number;
  bottom: number;
}

/** A picture that fills a stretch of the sheet. */
export const Picture = ({ picture, spanOf, top, bottom }: PictureProps) => (
  <PictureSlot
    picture={picture}
    style={{
      insetInline: `${spanOf.start}px auto`,
      inlineSize: spanOf.width,
      insetBlock: `${top}px auto`,
      blockSize: bottom - top,
    }}
  />
);
