import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { useOptional } from '../../../shared/requests/useOptional.ts';

const noFolders: readonly string[] = [];

/** Returns the user's folders, and a function that reloads them. If they don't load, users can still type a name. */
export function useFolders(): [readonly string[], () => void] {
  const { library } = useBackend();
  const [folders = noFolders, reload] = useOptional(
    useCallback(() => library.folders(), [library]),
    "Couldn't load the folders.",
  );
  return [folders, reload];
}
