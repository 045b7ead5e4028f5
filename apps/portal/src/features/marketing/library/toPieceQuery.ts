import type { PieceQuery } from '../../../backend/interfaces/Library.ts';
import type { PiecesView } from './piecesView.ts';

/** Turns a view into a query for the library. */
export function toPieceQuery({
  query,
  shelf,
  person,
  designer,
  state,
  folder,
  sort,
}: PiecesView): PieceQuery {
  return {
    searchText: query.trim(),
    ...(person && { person }),
    ...(designer && { designer }),
    ...(state && { state }),
    ...(folder && { folder }),
    isTrashed: shelf === 'bin',
    isShared: shelf === 'shared',
    sort,
  };
}
