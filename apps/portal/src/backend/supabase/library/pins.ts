import type { CommentPin } from '../../interfaces/Comments.ts';

/** A comment's subject, as the database stores it. */
export interface PinRow {
  field: string | null;
  side: string | null;
  x: number | null;
  y: number | null;
}

export const toPin = ({ field, side, x, y }: PinRow): CommentPin =>
  field === null ? { side: side ?? '', x: x ?? 0, y: y ?? 0 } : { field };

export const pinArguments = (pin: CommentPin) =>
  'field' in pin ? { field: pin.field } : { side: pin.side, x: pin.x, y: pin.y };
