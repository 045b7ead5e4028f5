import { useCallback, useState } from 'react';
import type { OpenedVersion, PieceVersion } from '../../../../backend/interfaces/Library.ts';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { type LoadedControl, useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { type Request, useRequest } from '../../../../shared/requests/useRequest.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';

/** Versions per request. */
const page = 50;

type VersionContent = Pick<OpenedVersion, 'draft' | 'pictures'>;

/** A piece's versions, latest first, and its unsaved current state. */
export interface Versions {
  readonly kept: readonly PieceVersion[];
  /** The piece's current state if it has changed since the latest version. The next pause saves it as a version. */
  readonly unkept?: (VersionContent & PieceVersion) | undefined;
}

export interface VersionsControl extends LoadedControl<Versions> {
  /** Whether there are older ones. */
  more: boolean;
  older: () => void;
  reading: Request;
  /** Loads a version's content. */
  open: (version: number) => Promise<VersionContent>;
}

/** Loads a piece's versions, page by page. */
export function useVersions({ library, piece: { id }, saveNow }: OpenPieceContext): VersionsControl {
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
    useCallback(async (): Promise<Versions> => {
      await saveNow();
      const [kept, present] = await Promise.all([read(), library.open(id)]);
      const [latest] = kept;
      if (!latest) return { kept };
      const { draft } = await library.openVersion(id, latest.version);
      if (sameValues(draft, present.draft)) return { kept };
      const version = latest.version + 1;
      return { kept, unkept: { ...latest, ...present, version, name: null, restoredFrom: null } };
    }, [saveNow, read, library, id]),
  );
  const reading = useRequest(sentenceOf);
  const { state, put } = loaded;
  const older = () => {
    if (state.status !== 'ready') return;
    reading.run(
      () => read(state.value.kept.at(-1)?.version),
      (next) => put((before) => ({ ...before, kept: [...before.kept, ...next] })),
    );
  };
  const unkept = state.status === 'ready' ? state.value.unkept : undefined;
  const open = useCallback(
    async (version: number): Promise<VersionContent> =>
      version === unkept?.version ? unkept : library.openVersion(id, version),
    [library, id, unkept],
  );
  return { ...loaded, more, older, reading, open };
}

function sameValues(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}
