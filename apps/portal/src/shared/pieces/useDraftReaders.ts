import { useMemo } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { FoundPiece } from '../../backend/interfaces/Library.ts';
import { draftQueue } from './draftQueue.ts';
import type { ThumbnailDraft } from './PieceThumbnail.tsx';

/** Returns a function that reads a piece's draft: the same one until the piece changes. */
export type DraftReaders = (
  piece: Pick<FoundPiece, 'id' | 'revision'>,
) => () => Promise<ThumbnailDraft | undefined>;

export function useDraftReaders(): DraftReaders {
  const { library } = useBackend();
  return useMemo(() => {
    const queue = draftQueue((ids) => library.drafts(ids));
    const readers = new Map<string, () => Promise<ThumbnailDraft | undefined>>();
    return ({ id, revision }) => {
      const key = `${id} ${revision}`;
      const reader = readers.get(key) ?? (() => queue(id, revision));
      readers.set(key, reader);
      return reader;
    };
  }, [library]);
}
