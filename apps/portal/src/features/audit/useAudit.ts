import { toast } from '@daybreak/ui';
import { useEffect, useRef, useState } from 'react';
import { type AuditEvent, type AuditFilter, auditPage } from '../../backend/Audit.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { readsAuditTrail } from '../../session/rights.ts';
import { useRefusal } from '../../session/useRefusal.ts';
import { toasts } from './messages.ts';

type AuditState =
  | { status: 'loading' | 'failed' | 'notAllowed' }
  | {
      status: 'ready';
      events: readonly AuditEvent[];
      /** Whether there are older ones. */
      more: boolean;
      /** Of the last "Show more". */
      adding: 'idle' | 'busy' | 'failed';
    };

interface AuditControl {
  state: AuditState;
  retry: () => void;
  showMore: () => void;
}

/** Milliseconds of rest before words that are typed are asked for. */
const pause = 250;

/** The events of a filter, page by page. `undefined`: nothing is asked for yet, and what stands stays. */
export function useAudit(filter: AuditFilter | undefined): AuditControl {
  const { staff, audit } = useBackend();
  const [state, setState] = useState<AuditState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  /** Of the filter that is on show: what comes for another one is late. */
  const asked = useRef(0);
  const key = filter && JSON.stringify(filter);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads anew.
  useEffect(() => {
    if (key === undefined) return undefined;
    asked.current += 1;
    const mine = asked.current;
    const isLate = () => mine !== asked.current;
    const read = async () => {
      try {
        const [role, events] = await Promise.all([staff.role(), audit.list(JSON.parse(key) as AuditFilter)]);
        if (isLate()) return;
        setState(
          readsAuditTrail(role)
            ? { status: 'ready', events, more: events.length === auditPage, adding: 'idle' }
            : { status: 'notAllowed' },
        );
      } catch (error) {
        console.error('The audit trail could not be read.', error);
        if (isLate()) return;
        setState({ status: 'failed' });
        toast({ ...toasts.loadFailed, tone: 'danger' });
      }
    };
    const timer = setTimeout(read, mine === 1 ? 0 : pause);
    return () => {
      asked.current += 1;
      clearTimeout(timer);
    };
  }, [staff, audit, key, attempt]);

  const showMore = async () => {
    if (state.status !== 'ready' || key === undefined) return;
    const mine = asked.current;
    setState({ ...state, adding: 'busy' });
    try {
      const older = await audit.list(JSON.parse(key) as AuditFilter, state.events.at(-1)?.id);
      if (mine !== asked.current) return;
      setState({
        status: 'ready',
        events: [...state.events, ...older],
        more: older.length === auditPage,
        adding: 'idle',
      });
    } catch (error) {
      console.error('Older events could not be read.', error);
      if (mine === asked.current) setState({ ...state, adding: 'failed' });
    }
  };

  return {
    state: useRefusal<AuditState>(state),
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    showMore,
  };
}
