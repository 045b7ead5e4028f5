import { useCallback, useEffect, useState } from 'react';
import type { Role } from '../../../backend/Backend.ts';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { ColleagueView } from '../../../backend/People.ts';

type ColleagueState = { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; view: ColleagueView };

/** A colleague's entry with their team, and what the server says the signed-in user may do. */
export function useColleague(id: string) {
  const { people, staff } = useBackend();
  const [state, setState] = useState<ColleagueState>({ status: 'loading' });
  const [role, setRole] = useState<Role | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let cared = true;
    const granted = staff.role().catch((error: unknown) => {
      console.error("Couldn't load the role.", error);
      return null;
    });
    Promise.all([people.open(id), granted]).then(
      ([view, answer]) => {
        if (!cared) return;
        setRole(answer);
        setState(view ? { status: 'ready', view } : { status: 'missing' });
      },
      (error: unknown) => {
        console.error("Couldn't load a colleague's profile.", error);
        if (cared) setState({ status: 'failed' });
      },
    );
    return () => {
      cared = false;
    };
  }, [people, staff, id, attempt]);

  const retry = useCallback(() => {
    // Keep what's shown until the answer arrives.
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    setAttempt((count) => count + 1);
  }, []);
  return { state, role, retry };
}
