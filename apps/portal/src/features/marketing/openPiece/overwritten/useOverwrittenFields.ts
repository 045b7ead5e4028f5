import type { OpenDraft } from '@daybreak/designers';
import type { PieceLook } from '@daybreak/designers/library';
import { toast } from '@daybreak/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OverwrittenField } from '../../../../backend/interfaces/Library.ts';
import { type LoadedControl, useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { readStored, writeStored } from '../../../../shared/storage/browserStorage.ts';
import { overwritten as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { overwriteText, withoutDismissed } from './overwriteText.ts';

const keyOf = (piece: string) => `daybreak-replaced-seen:${piece}`;

export interface OverwrittenControl
  extends Pick<LoadedControl<readonly OverwrittenField[]>, 'state' | 'reload'> {
  /** The message about overwrites that the user hasn't seen; undefined if there are none. */
  news: string | undefined;
  look: () => void;
  labelOf: (field: string) => string;
  /** A value in readable form. */
  readOf: (field: string, value: string | null) => string;
}

/** Loads a piece's overwritten values when it opens, and whenever new ones are possible. */
export function useOverwrittenFields(
  openPiece: OpenPieceContext,
  look: PieceLook | null | undefined,
  open: OpenDraft,
): OverwrittenControl {
  const { library, piece, people, me, control, key } = openPiece;
  const [lastSeen, setLastSeen] = useState(() => readStored(keyOf(piece.id)) ?? '');
  // Until the server has the piece, no one can have overwritten anything in it.
  const isThere = piece.revision > 0;
  const { state, reload } = useLoaded(
    useCallback(async () => (isThere ? library.overwritten(piece.id) : []), [library, piece.id, isThere]),
  );

  // An answer says what this browser overwrote. Others can overwrite values only while they have the piece open.
  const shared = piece.others.length > 0;
  const watchedRevision = shared ? piece.revision : undefined;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when one of them changes.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    reload();
  }, [watchedRevision, piece.overwritten, reload]);

  const labelOf = (field: string) =>
    open.fields[field]?.label ??
    look?.read(open.draft()).find((read) => read.field === field)?.label ??
    field;
  const readOf = (field: string, value: string | null) =>
    look?.read({ ...open.draft(), [field]: value ?? '' }).find((read) => read.field === field)?.text ??
    value ??
    '';

  const [lastLoaded, setLastLoaded] = useState<readonly OverwrittenField[]>([]);
  useEffect(() => {
    if (state.status === 'ready') setLastLoaded(state.value);
  }, [state]);
  const unread = withoutDismissed(lastLoaded, me, lastSeen);
  const [one] = unread;
  const news =
    one && unread.length === 1
      ? overwriteText(one, me, labelOf(one.field), people.nameOf)
      : unread.length > 1
        ? messages.many(unread.length)
        : undefined;

  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (news && announced.current !== news) toast({ title: news, description: messages.intro, tone: 'info' });
    announced.current = news;
  }, [news]);

  return {
    // Keep the list while it reloads.
    state:
      state.status === 'loading' && lastLoaded.length > 0 ? { status: 'ready', value: lastLoaded } : state,
    reload,
    news,
    look: () => {
      const latest = lastLoaded
        .map(({ overwrittenAt }) => overwrittenAt)
        .sort()
        .at(-1);
      if (latest) {
        writeStored(keyOf(piece.id), latest);
        setLastSeen(latest);
      }
      control.seen(key);
    },
    labelOf,
    readOf,
  };
}
