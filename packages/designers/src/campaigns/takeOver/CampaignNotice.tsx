import { Alert, Button, Row } from '@daybreak/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CampaignDesigner } from '../../campaigns/facts/campaignManifests.ts';
import { factWords } from '../../campaigns/facts/factWords.ts';
import { listText } from '../../editor/artwork/text/listText.ts';
import type { CampaignNoticeProps } from '../../editor/designer.ts';
import * as styles from '../campaign.css.ts';
import { campaignUpdates } from './campaignUpdates.ts';
import { OutdatedPieces } from './OutdatedPieces.tsx';
import { type ChangedFacts, changedFacts, outdatedMembers } from './takeOver.ts';
import { useCampaignMembers } from './useCampaignMembers.ts';

const namesOf = (changed: ChangedFacts | undefined): string => changed?.names.join(' ') ?? '';

/**
 * Says that other pieces of the campaign have older facts, and opens them for changing. Shows nothing while they agree.
 */
export function CampaignNotice({
  designer,
  open,
  debounced: debouncedDraft,
  store,
  data,
  rules,
  notify,
}: CampaignNoticeProps & { designer: CampaignDesigner }) {
  const updateVersion = useSyncExternalStore(campaignUpdates.subscribe, campaignUpdates.version);
  const [announcedFacts, setAnnouncedFacts] = useState(() =>
    namesOf(changedFacts(store, designer, open.key, debouncedDraft)),
  );
  const { times, failed, retry } = useCampaignMembers(store, open.key, announcedFacts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: values that were taken over, or came from elsewhere, are read again.
  const changed = useMemo(
    () => changedFacts(store, designer, open.key, debouncedDraft),
    [store, designer, open, debouncedDraft, updateVersion, times],
  );
  const outdated = useMemo(
    () => (changed ? outdatedMembers(store, open.key, changed, rules) : []),
    [store, open, changed, rules],
  );
  const saysNow = namesOf(changed);
  useEffect(() => setAnnouncedFacts(saysNow), [saysNow]);
  if (!changed) return null;
  const origin = { designer, key: open.key, draft: debouncedDraft, takeOver: open.takeOver };
  if (outdated.length > 0)
    return <OutdatedPieces {...{ origin, changed, outdated, store, data, notify }} someUnknown={failed} />;
  if (!failed) return null;
  const names = listText(changed.names.map((name) => factWords[name]));
  return (
    <Alert
      tone="info"
      title={`Couldn't check whether other pieces in this campaign still have the old ${names}.`}
    >
      <div className={styles.stack}>
        <p>Check your connection.</p>
        <Row gap="2" wrap>
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </Row>
      </div>
    </Alert>
  );
}
