import { toast } from '@daybreak/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Role, StaffMember } from '../../../backend/Backend.ts';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { DirectoryView } from './directoryView.ts';
import { toasts } from './messages.ts';

type DirectoryState = { status: 'loading' | 'failed' } | { status: 'ready'; people: readonly StaffMember[] };

interface DirectoryControl {
  state: DirectoryState;
  /** The signed-in user's role according to the server; null until it answers. */
  role: Role | null;
  retry: () => void;
  /** Replaces a row that changed. If it doesn't belong on the page anymore, it's removed. */
  put: (person: StaffMember) => void;
}

/** The directory's active or deactivated people, and what the user may do with them. */
export function useDirectory(which: DirectoryView['status']): DirectoryControl {
  const { staff } = useBackend();
  const [state, setState] = useState<DirectoryState>({ status: 'loading' });
  const [role, setRole] = useState<Role | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let cared = true;
    setState({ status: 'loading' });
    const granted = staff.role().catch((error: unknown) => {
      console.error("Couldn't load the role.", error);
      return null;
    });
    // Together, so that nothing moves when the second answer arrives.
    Promise.all([staff.list(which), granted]).then(
      ([people, answer]) => {
        if (!cared) return;
        // Drawn a little at a time: they are many cards.
        startTransition(() => {
          setRole(answer);
          setState({ status: 'ready', people });
        });
      },
      (error: unknown) => {
        console.error("Couldn't load the staff directory.", error);
        if (!cared) return;
        setState({ status: 'failed' });
        toast({ ...toasts.loadFailed, tone: 'danger' });
      },
    );
    return () => {
      cared = false;
    };
  }, [staff, which, attempt]);

  const put = useCallback(
    (changed: StaffMember) =>
      setState((before) => {
        if (before.status !== 'ready') return before;
        const stays = changed.isActive === (which === 'active');
        return {
          ...before,
          people: before.people.flatMap((person) =>
            person.id === changed.id ? (stays ? changed : []) : person,
          ),
        };
      }),
    [which],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, role, retry, put };
}
