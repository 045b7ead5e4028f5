import type { LibraryControl } from '@daybreak/designers/library';
import { useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { librarySession } from './librarySession.ts';

/** Returns the signed-in user's library, once it's running. */
export function useLibraryControl(): LibraryControl | undefined {
  const backend = useBackend();
  const { userId } = usePerson().person.session;
  const [control, setControl] = useState<LibraryControl>();
  useEffect(() => setControl(librarySession(backend, userId)), [backend, userId]);
  return control;
}
