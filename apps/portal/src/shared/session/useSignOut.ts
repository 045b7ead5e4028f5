import { toast } from '@daybreak/ui';
import { useCallback } from 'react';
import { signedOut, signOutFailed } from './messages.ts';
import { useSession } from './SessionProvider.tsx';

/** Signs out and reports how it went. This device is signed out either way. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  return useCallback(async () => {
    try {
      await signOut();
      toast({ ...signedOut, tone: 'success' });
    } catch (error) {
      console.error('Signing out failed.', error);
      toast({ ...signOutFailed, tone: 'danger' });
    }
  }, [signOut]);
}
