import { useCallback, useState } from 'react';
import type { OpenedVersion, PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { type LoadedControl, useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { type Request, useRequest } from '../../../../shared/requests/useRequest.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';

/** Versions per request. */
const page = 50;

export type VersionContent = Pick<OpenedVersion, 'draft' | 'pictures'>;

/** A piece's versions, latest first, and its unsaved current state. */
export interface Versions {
  readonly saved: readonly PieceVersion[];
  /** The piece's current state if it has changed since the latest version. The next pause saves it as a version. */
  readonly unsaved?: (VersionContent & PieceVersion) | undefined;
}

export interface VersionsControl extends LoadedControl<Versions> {
  /** Whether there are older ones. */
  hasMore: boolean;
  loadOlder: () => void;
  reading: Request;
  /** Loads a version's content. */
  open: (version: number) => Promise<VersionContent>;
}

/** Loads a piece's versions, page by page. */
export function useVersions({ library, piece: { id }, saveNow }: OpenPieceContext): VersionsControl {
  const [hasMore, setMore] = useState(false);
  const loadPage = useCallback(
    async (before?: number) => {
      const versions = await library.history(id, before, page);
      setMore(versions.length === page);
      return versions;
    },
    [library, id],
  );
  const loaded = useLoaded(
    useCallback(async (): Promise<Versions> => {
      await saveNow();
      const [saved, openedPiece] = await Promise.all([loadPage(), library.open(id)]);
      const [latest] = saved;
      if (!latest) return { saved };
      const { draft } = await library.openVersion(id, latest.version);
      if (sameValues(draft, openedPiece.draft)) return { saved };
      const version = latest.version + 1;
      return { saved, unsaved: { ...latest, ...openedPiece, version, name: null, restoredFrom: null } };
    }, [saveNow, loadPage, library, id]),
  );
  const reading = useRequest(failureMessage);
  const { state, update } = loaded;
  const loadOlder = () => {
    if (state.status !== 'ready') return;
    reading.run(
      () => loadPage(state.value.saved.at(-1)?.version),
      (next) => update((before) => ({ ...before, saved: [...before.saved, ...next] })),
    );
  };
  const unkept = state.status === 'ready' ? state.value.unsaved : undefined;
  const open = useCallback(
    async (version: number): Promise<VersionContent> =>
      version === unkept?.version ? unkept : library.openVersion(id, version),
    [library, id, unkept],
  );
  return { ...loaded, hasMore, loadOlder, reading, open };
}

function sameValues(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}
