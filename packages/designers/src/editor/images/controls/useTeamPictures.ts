import { useCallback, useEffect, useState } from 'react';
import type { TeamPicture, TeamPictures } from '../team/teamPictures.ts';

/** Returns the team's photographs; undefined while they load. */
export function useTeamPictures(list: TeamPictures['list'] | undefined) {
  const [pictures, setPictures] = useState<readonly TeamPicture[]>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again.
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    list?.().then(
      (found) => isCurrent && setPictures(found),
      (error: unknown) => {
        console.warn("The team's photographs couldn't be loaded.", error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [list, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { pictures, failed, again };
}
