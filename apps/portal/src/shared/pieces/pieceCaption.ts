import type { FoundPiece } from '../../backend/interfaces/Library.ts';
import { formatAgo } from '../dates/ago.ts';
import { designerName } from './designers.ts';
import { pieceTexts as messages } from './messages.ts';

const day = 24 * 60 * 60_000;
/** Days that a piece stays in the trash: see docs/library.md. */
const trashDays = 30;

/** Returns the days until a piece in the trash is deleted, rounded up; 0 once it's due. */
export const daysLeft = (trashedAt: string, now = new Date()): number =>
  Math.max(0, Math.ceil((new Date(trashedAt).getTime() + trashDays * day - now.getTime()) / day));

/**
 * Returns the line below a piece's name: designer, owner if it's someone else, and when it changed or will be deleted.
 */
export const pieceCaption = (
  { designer, trashedAt, updatedAt }: Pick<FoundPiece, 'designer' | 'trashedAt' | 'updatedAt'>,
  owner?: string,
): string =>
  [
    designerName(designer),
    owner && messages.by(owner),
    trashedAt ? messages.daysLeft(daysLeft(trashedAt)) : formatAgo(updatedAt),
  ]
    .filter(Boolean)
    .join(' · ');
