import type { PieceQuery } from '../../backend/Library.ts';
import type { PiecesView } from './piecesView.ts';

/** What is asked of the library for a view. */
export function questionOf({ query, shelf, person, designer, state, folder, sort }: PiecesView): PieceQuery {
  return {
    words: query.trim(),
    ...(person && { person }),
    ...(designer && { designer }),
    ...(state && { state }),
    ...(folder && { folder }),
    binned: shelf === 'bin',
    others: shelf === 'shared',
    sort,
  };
}
