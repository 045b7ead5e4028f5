import { useEffect, useState } from 'react';
import type { Role } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';

/** The signed-in user's role as the server sees it; `unknown` if it couldn't be read. */
export function useRole(signedIn: boolean): Role | null | 'loading' | 'unknown' {
  const { staff } = useBackend();
  const [role, setRole] = useState<Role | null | 'loading' | 'unknown'>('loading');
  useEffect(() => {
    if (!signedIn) return;
    let cared = true;
    const take = (answer: Role | null | 'unknown') => {
      if (cared) setRole(answer);
    };
    staff.role().then(take, (error: unknown) => {
      console.error("Couldn't load the role.", error);
      take('unknown');
    });
    return () => {
      cared = false;
    };
  }, [staff, signedIn]);
  return role;
}
