import { toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ListedPosition } from '../../backend/Positions.ts';
import { reviewsApplications } from '../../shared/session/rights.ts';
import { useRefusal } from '../../shared/session/useRefusal.ts';
import { toasts } from './messages.ts';

type PositionsState =
  | { status: 'loading' | 'failed' | 'notAllowed' }
  | { status: 'ready'; positions: readonly ListedPosition[] };

interface PositionsControl {
  state: PositionsState;
  retry: () => void;
  /** Loads them again; what's shown stays until they arrive. */
  again: () => void;
  /** Removes a deleted one right away. */
  drop: (id: string) => void;
}

/** All positions, if the user may see them. The server decides; for others it returns none, which looks the same as empty. */
export function usePositions(): PositionsControl {
  const { staff, positions } = useBackend();
  const [state, setState] = useState<PositionsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let cared = true;
    Promise.all([staff.role(), positions.list()]).then(
      ([role, received]) => {
        if (!cared) return;
        setState(
          reviewsApplications(role) ? { status: 'ready', positions: received } : { status: 'notAllowed' },
        );
      },
      (error: unknown) => {
        console.error('The positions could not be read.', error);
        if (!cared) return;
        setState({ status: 'failed' });
        toast({ ...toasts.loadFailed, tone: 'danger' });
      },
    );
    return () => {
      cared = false;
    };
  }, [staff, positions, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    state: useRefusal<PositionsState>(state),
    retry: useCallback(() => {
      setState({ status: 'loading' });
      again();
    }, [again]),
    again,
    drop: useCallback(
      (id) =>
        setState((before) =>
          before.status === 'ready'
            ? { ...before, positions: before.positions.filter((each) => each.id !== id) }
            : before,
        ),
      [],
    ),
  };
}
