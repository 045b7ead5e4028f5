import { finds } from '@daybreak/ui/search';
import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { TeamPicture } from '../../backend/interfaces/TeamPictures.ts';
import { fixedFailure } from '../../shared/requests/failure.ts';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import { queryOf, searchOf } from '../../shared/textSearch/viewSearch.ts';
import { toasts } from './messages.ts';

const loadFailed = fixedFailure(toasts.loadFailed);
const viewFrom = (search: URLSearchParams) => ({ query: queryOf(search) });
const serializeView = ({ query }: { query: string }) => searchOf({ q: query });
const isWaiting = ({ state }: TeamPicture) => state === 'waiting';

/** Loads the team's photographs that match the search in the address, with those that wait for approval first. */
export function useTeamPictures() {
  const { teamPictures } = useBackend();
  const { state, reload } = useLoaded(
    useCallback(() => teamPictures.list(), [teamPictures]),
    loadFailed,
  );
  const [{ query }, change] = useViewInAddress(viewFrom, serializeView);
  const all = state.status === 'ready' ? state.value : [];
  const found = all.filter(({ title, topics, credit }) => finds(query, [title, ...topics, credit]));
  const waiting = found.filter(isWaiting);
  return {
    state,
    reload,
    query,
    search: (next: string) => change({ query: next }),
    all,
    found: [...waiting, ...found.filter((picture) => !isWaiting(picture))],
    waiting: waiting.length,
  };
}
