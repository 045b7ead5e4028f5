import { useCallback, useEffect, useState } from 'react';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { campaignKey } from '../../editor/drafts/drafts.ts';

export interface CampaignMembers {
  /** Increments when the campaign data stored with the draft, or the other pieces, may have changed. */
  times: number;
  /** True if the pieces elsewhere couldn't be checked. */
  failed: boolean;
  retry: () => void;
}

/**
 * Fetches the current state of a draft's other campaign pieces.
 *
 * @param refetchKey requests them again when it changes
 */
export function useCampaignMembers(store: DraftStore, key: string, refetchKey: string): CampaignMembers {
  const [times, setTimes] = useState(0);
  const [failedFor, setFailedFor] = useState<string>();
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((current) => current + 1), []);
  useEffect(
    () => store.follow?.(campaignKey(key), { onChange: () => setTimes((current) => current + 1) }),
    [store, key],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests again when something else differs, or the user retries.
  useEffect(() => {
    let isCurrent = true;
    store.bringCampaign?.(key).then(
      () => {
        if (!isCurrent) return;
        setFailedFor(undefined);
        setTimes((current) => current + 1);
      },
      (error: unknown) => {
        console.warn("Couldn't check the other pieces of a campaign.", error);
        if (isCurrent) setFailedFor(refetchKey);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [store, key, refetchKey, tries]);
  return { times, failed: failedFor === refetchKey, retry };
}
