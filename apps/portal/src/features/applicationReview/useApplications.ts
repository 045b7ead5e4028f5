import { toast } from '@daybreak/ui';
import { useCallback, useEffect, useState } from 'react';
import type { JobApplication } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { reviewsApplications } from '../../shared/session/rights.ts';
import { useRefusal } from '../../shared/session/useRefusal.ts';
import { toasts } from './messages.ts';

type ApplicationsState =
  | { status: 'loading' | 'failed' | 'notAllowed' }
  | { status: 'ready'; applications: readonly JobApplication[] };

interface ApplicationsControl {
  state: ApplicationsState;
  retry: () => void;
  /** Replaces an application that changed. */
  put: (changed: JobApplication) => void;
  drop: (id: string) => void;
}

/** All applications, if the user may see them. The server decides; for anyone else it returns none, which looks like an empty list. */
export function useApplications(): ApplicationsControl {
  const { staff, applications } = useBackend();
  const [state, setState] = useState<ApplicationsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let cared = true;
    setState({ status: 'loading' });
    Promise.all([staff.role(), applications.list()]).then(
      ([role, received]) => {
        if (!cared) return;
        setState(
          reviewsApplications(role) ? { status: 'ready', applications: received } : { status: 'notAllowed' },
        );
      },
      (error: unknown) => {
        console.error('The job applications could not be read.', error);
        if (!cared) return;
        setState({ status: 'failed' });
        toast({ ...toasts.loadFailed, tone: 'danger' });
      },
    );
    return () => {
      cared = false;
    };
  }, [staff, applications, attempt]);

  const change = useCallback(
    (next: (before: readonly JobApplication[]) => JobApplication[]) =>
      setState((before) =>
        before.status === 'ready' ? { ...before, applications: next(before.applications) } : before,
      ),
    [],
  );
  return {
    state: useRefusal<ApplicationsState>(state),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    put: useCallback(
      (changed) => change((before) => before.map((each) => (each.id === changed.id ? changed : each))),
      [change],
    ),
    drop: useCallback((id) => change((before) => before.filter((each) => each.id !== id)), [change]),
  };
}
