import type { FoundPiece } from '../../backend/Library.ts';
import { designerName } from './designers.ts';
import { library as words } from './messages.ts';
import { ago, daysLeft } from './times.ts';

/** The line below a piece's name: designer, owner if it's someone else, and when it changed or will be deleted. */
export const detailsOf = (
  { designer, binnedAt, updatedAt }: Pick<FoundPiece, 'designer' | 'binnedAt' | 'updatedAt'>,
  owner?: string,
): string =>
  [
    designerName(designer),
    owner && words.by(owner),
    binnedAt ? words.daysLeft(daysLeft(binnedAt)) : ago(updatedAt),
  ]
    .filter(Boolean)
    .join(' · ');
