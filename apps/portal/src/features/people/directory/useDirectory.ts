import { toast } from '@daybreak/ui';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { Role, StaffMember } from '../../../backend/interfaces/Staff.ts';
import { loadRole } from '../../../shared/session/loadRole.ts';
import type { DirectoryView } from './directoryView.ts';
import { toasts } from './messages.ts';

type DirectoryState = { status: 'loading' | 'failed' } | { status: 'ready'; people: readonly StaffMember[] };

interface DirectoryControl {
  state: DirectoryState;
  /** The signed-in user's role according to the server; null until it answers. */
  role: Role | null;
  retry: () => void;
  /** Replaces a changed person, or removes one who doesn't belong on the page anymore. */
  updatePerson: (person: StaffMember) => void;
}

/** Loads the directory's active or deactivated people, and the user's role. */
export function useDirectory(filter: DirectoryView['status']): DirectoryControl {
  const { staff } = useBackend();
  const [state, setState] = useState<DirectoryState>({ status: 'loading' });
  const [role, setRole] = useState<Role | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let isCurrent = true;
    setState({ status: 'loading' });
    // Together, so that nothing moves when the second answer arrives.
    Promise.all([staff.list(filter), loadRole(staff)]).then(
      ([people, answer]) => {
        if (!isCurrent) return;
        // Render in small steps, because there are many cards.
        startTransition(() => {
          setRole(answer);
          setState({ status: 'ready', people });
        });
      },
      (error: unknown) => {
        console.error("Couldn't load the staff directory.", error);
        if (!isCurrent) return;
        setState({ status: 'failed' });
        toast({ ...toasts.loadFailed, tone: 'danger' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [staff, filter, attempt]);

  const updatePerson = useCallback(
    (changed: StaffMember) =>
      setState((before) => {
        if (before.status !== 'ready') return before;
        const isListed = changed.isActive === (filter === 'active');
        return {
          ...before,
          people: before.people.flatMap((person) =>
            person.id === changed.id ? (isListed ? changed : []) : person,
          ),
        };
      }),
    [filter],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, role, retry, updatePerson };
}
