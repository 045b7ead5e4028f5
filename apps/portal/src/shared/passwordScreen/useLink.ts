import { useCallback, useState } from 'react';
import { fixedFailure } from '../requests/failure.ts';
import { useLoaded } from '../requests/useLoaded.ts';

/** Reads the token after the "#", which never reaches a server or a log. */
const tokenInAddress = () => window.location.hash.replace(/^#/, '');

/**
 * Looks up the link that led here.
 *
 * @param open loads the link's content
 * @param failureWords the message if there's no answer
 */
export function useLink<Worth>(open: (token: string) => Promise<Worth>, failureWords: string) {
  const [token] = useState(tokenInAddress);
  const { state, reload, update } = useLoaded(
    useCallback(() => open(token), [open, token]),
    fixedFailure(failureWords),
  );
  const link = state.status === 'ready' ? state.value : state.status;
  return { token, link, setLink: (next: Worth) => update(() => next), reload };
}
