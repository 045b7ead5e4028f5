import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { useOptional } from '../../../shared/requests/useOptional.ts';

const none: readonly string[] = [];

/**
 * The user's own folders, and a function that reads them again. If they don't load, there are none to choose from, but
 * typing a name still works.
 */
export function useFolders(): [readonly string[], () => void] {
  const { library } = useBackend();
  const [folders = none, reload] = useOptional(
    useCallback(() => library.folders(), [library]),
    "Couldn't load the folders.",
  );
  return [folders, reload];
}
