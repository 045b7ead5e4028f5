import type { FoundPiece } from '../../backend/Library.ts';
import { designerName } from './designers.ts';
import { library as words } from './messages.ts';
import { ago, daysLeft } from './times.ts';

/** What is said of a piece below its name: designer, whose it is where it is somebody else's, and when it changed or goes. */
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
