import { toast } from '@daybreak/ui';
import { useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { auditPage } from '../../backend/interfaces/Audit.ts';
import { readsAuditTrail } from '../../shared/session/rights.ts';
import { useRefusal } from '../../shared/session/useRefusal.ts';

type TrailState<Item> =
  | { status: 'loading' | 'failed' | 'notAllowed' }
  | {
      status: 'ready';
      items: readonly Item[];
      /** Whether there are older items. */
      hasMore: boolean;
      /** State of the last "Show more". */
      adding: 'idle' | 'busy' | 'failed';
    };

export interface Trail<Item> {
  state: TrailState<Item>;
  retry: () => void;
  showMore: () => void;
}

/** Milliseconds without typing before the search is sent. */
const pause = 250;

/**
 * Loads a filter's results, newest first and page by page.
 *
 * @param filter if undefined, nothing is requested and earlier results stay
 * @param failed the message if loading fails
 */
export function useTrail<Item extends { id: number }, Filter>(
  filter: Filter | undefined,
  list: (filter: Filter, beforeId?: number) => Promise<readonly Item[]>,
  failed: { title: string; description: string },
): Trail<Item> {
  const { staff } = useBackend();
  const [state, setState] = useState<TrailState<Item>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  /** Number of the latest request. Answers to earlier ones are ignored. */
  const latestRequest = useRef(0);
  const key = filter && JSON.stringify(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    if (key === undefined) return undefined;
    latestRequest.current += 1;
    const request = latestRequest.current;
    const isLate = () => request !== latestRequest.current;
    const read = async () => {
      try {
        const [role, items] = await Promise.all([staff.role(), list(JSON.parse(key) as Filter)]);
        if (isLate()) return;
        setState(
          readsAuditTrail(role)
            ? { status: 'ready', items, hasMore: items.length === auditPage, adding: 'idle' }
            : { status: 'notAllowed' },
        );
      } catch (error) {
        console.error(failed.description, error);
        if (isLate()) return;
        setState({ status: 'failed' });
        toast({ ...failed, tone: 'danger' });
      }
    };
    const timer = setTimeout(read, request === 1 ? 0 : pause);
    return () => {
      latestRequest.current += 1;
      clearTimeout(timer);
    };
  }, [staff, list, key, attempt]);

  const showMore = async () => {
    if (state.status !== 'ready' || key === undefined) return;
    const request = latestRequest.current;
    setState({ ...state, adding: 'busy' });
    try {
      const older = await list(JSON.parse(key) as Filter, state.items.at(-1)?.id);
      if (request !== latestRequest.current) return;
      setState({
        status: 'ready',
        items: [...state.items, ...older],
        hasMore: older.length === auditPage,
        adding: 'idle',
      });
    } catch (error) {
      console.error("Couldn't load older events.", error);
      if (request === latestRequest.current) setState({ ...state, adding: 'failed' });
    }
  };

  return {
    state: useRefusal<TrailState<Item>>(state),
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    showMore,
  };
}
