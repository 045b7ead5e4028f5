import { useCallback, useEffect, useState } from 'react';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { campaignKey } from '../../editor/drafts/drafts.ts';

export interface Others {
  /** Increments when a campaign may have stored something else with the draft, or the others may say something else. */
  times: number;
  /** The ones elsewhere couldn't be checked. */
  failed: boolean;
  again: () => void;
}

/** The other pieces of a draft's campaign, as they are elsewhere: requested when it's opened, and when `something` else in it differs. */
export function useOthers(store: DraftStore, key: string, something: string): Others {
  const [times, setTimes] = useState(0);
  const [failedFor, setFailedFor] = useState<string>();
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((now) => now + 1), []);
  useEffect(
    () => store.follow?.(campaignKey(key), { onChange: () => setTimes((now) => now + 1) }),
    [store, key],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests again when something else differs, or the user retries.
  useEffect(() => {
    let here = true;
    store.bringCampaign?.(key).then(
      () => {
        if (!here) return;
        setFailedFor(undefined);
        setTimes((now) => now + 1);
      },
      (error: unknown) => {
        console.warn("Couldn't check the other pieces of a campaign.", error);
        if (here) setFailedFor(something);
      },
    );
    return () => {
      here = false;
    };
  }, [store, key, something, tries]);
  return { times, failed: failedFor === something, again };
}
