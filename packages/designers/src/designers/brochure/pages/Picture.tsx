import { PictureSlot, type SlotPicture } from '../../../editor/artwork/PictureSlot.tsx';
import type { SheetSpan } from '../sheetLayout.ts';

interface PictureProps {
  picture: SlotPicture;
  span: SheetSpan;
  /** Pixels from the top of the paper. */
  top: number;
  bottom: number;
}

/** A picture that fills a stretch of the sheet. */
export const Picture = ({ picture, span, top, bottom }: PictureProps) => (
  <PictureSlot
    picture={picture}
    style={{
      insetInline: `${span.start}px auto`,
      inlineSize: span.width,
      insetBlock: `${top}px auto`,
      blockSize: bottom - top,
    }}
  />
);
