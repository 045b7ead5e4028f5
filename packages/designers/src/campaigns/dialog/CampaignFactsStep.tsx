import { Alert } from '@daybreak/ui';
import type { Notice } from '../../editor/designer.ts';
import { proofStamp } from '../../editor/download/approval/fileApproval.ts';
import { OutdatedPieces } from '../takeOver/OutdatedPieces.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import type { CampaignSource, useCampaignPieces } from './useCampaignPieces.ts';

interface CampaignFactsStepProps {
  source: CampaignSource;
  campaign: ReturnType<typeof useCampaignPieces>;
  /** True if print PDFs of some pieces are stamped. */
  isMarked: boolean;
  notify: (notice: Notice) => void;
}

/** What to answer before making a campaign: whether to update its drafts, and the facts that its piece doesn't state. */
export function CampaignFactsStep({ source, campaign, isMarked, notify }: CampaignFactsStepProps) {
  const { designer, open, store, data } = source;
  const { own, facts, missingNames, read, typeFact, pending, outdated } = campaign;
  return (
    <>
      {pending && outdated.length > 0 ? (
        <OutdatedPieces
          origin={{ designer, key: open.key, draft: own }}
          changed={pending}
          {...{ outdated, store, data, notify }}
        />
      ) : null}
      {missingNames.length > 0 ? (
        <CampaignFacts {...{ designer, missingNames, facts, parsedFacts: read, data }} onType={typeFact} />
      ) : null}
      {isMarked ? (
        <Alert
          tone="warning"
          title={`Print PDFs of pieces that still need approval are marked “${proofStamp}.”`}
        />
      ) : null}
    </>
  );
}
