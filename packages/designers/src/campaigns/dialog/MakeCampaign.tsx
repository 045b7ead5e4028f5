import { lazyPart } from '@daybreak/ui';
import { memo, useCallback, useRef, useSyncExternalStore } from 'react';
import type { CampaignDesigner } from '../../campaigns/facts/campaignManifests.ts';
import type { CampaignNoticeProps, MakeCampaignProps } from '../../editor/designer.ts';
import { campaignKey } from '../../editor/drafts/drafts.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import type { TypedValues } from '../writing/written.ts';

/** Downloaded when the user makes a campaign. */
const CampaignDialog = lazyPart(() => import('./CampaignDialog.tsx'), 'CampaignDialog');
/** Downloaded with a draft that belongs to a campaign. */
const CampaignNotice = lazyPart(() => import('../takeOver/CampaignNotice.tsx'), 'CampaignNotice');

/** The button that opens the campaign dialog. Memoized, so that keystrokes don't redraw it. */
export const MakeCampaign = memo(function MakeCampaign({ designer, isOpen, ...rest }: MakeCampaignProps) {
  // Kept while the dialog is closed.
  const typedValues = useRef<TypedValues>(new Map());
  return isOpen ? (
    <DownloadedPart failureMessage="Couldn't load the campaign.">
      <CampaignDialog {...rest} designer={designer as CampaignDesigner} typedValues={typedValues.current} />
    </DownloadedPart>
  ) : null;
});

/** The notice that a draft's campaign has older pieces. Usually nothing, and then nothing is downloaded. */
export const CampaignNoticeFor = memo(function CampaignNoticeFor({ designer, ...rest }: CampaignNoticeProps) {
  const { store, open } = rest;
  const key = campaignKey(open.key);
  // The campaign may arrive with the piece after the draft is open.
  const subscribe = useCallback(
    (onChange: () => void) => store.follow?.(key, { onChange }) ?? (() => undefined),
    [store, key],
  );
  const hasCampaign = () => store.load(key) !== undefined;
  const isInCampaign = useSyncExternalStore(subscribe, hasCampaign, hasCampaign);
  if (!isInCampaign) return null;
  return (
    <DownloadedPart failureMessage="Couldn't check the other pieces in this campaign." quiet>
      <CampaignNotice {...rest} designer={designer as CampaignDesigner} />
    </DownloadedPart>
  );
});
