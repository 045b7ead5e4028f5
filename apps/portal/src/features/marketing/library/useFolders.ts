import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';

/**
 * The user's own folders, and a function that reads them again. If they don't load, there are none to choose from, but
 * typing a name still works.
 */
export function useFolders(): [readonly string[], () => void] {
  const { library } = useBackend();
  const [folders, setFolders] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again after pieces were moved.
  useEffect(() => {
    let cared = true;
    library.folders().then(
      (names) => {
        if (cared) setFolders(names);
      },
      (error: unknown) => console.error("Couldn't load the folders.", error),
    );
    return () => {
      cared = false;
    };
  }, [library, asked]);
  return [folders, useCallback(() => setAsked((count) => count + 1), [])];
}
