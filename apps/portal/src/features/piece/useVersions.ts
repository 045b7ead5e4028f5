import { useCallback, useState } from 'react';
import type { PieceVersion } from '../../backend/Library.ts';
import type { PieceDesk } from './desk.ts';
import { type Doing, useDoing } from './useDoing.ts';
import { type LoadedControl, useLoaded } from './useLoaded.ts';

/** Versions that are read at once. */
const page = 50;

export interface VersionsControl extends LoadedControl<readonly PieceVersion[]> {
  /** There are older ones. */
  more: boolean;
  older: () => void;
  reading: Doing;
}

/** The versions of a piece, the latest first, page by page. */
export function useVersions({ library, piece: { id }, settle }: PieceDesk): VersionsControl {
  const [more, setMore] = useState(false);
  const read = useCallback(
    async (before?: number) => {
      const versions = await library.history(id, before, page);
      setMore(versions.length === page);
      return versions;
    },
    [library, id],
  );
  const loaded = useLoaded(
    useCallback(async () => {
      await settle();
      return read();
    }, [settle, read]),
  );
  const reading = useDoing();
  const { state, put } = loaded;
  const older = () => {
    if (state.status !== 'ready') return;
    reading.run(
      () => read(state.value.at(-1)?.version),
      (next) => put((before) => [...before, ...next]),
    );
  };
  return { ...loaded, more, older, reading };
}
