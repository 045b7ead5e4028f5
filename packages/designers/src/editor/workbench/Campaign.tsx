import { Button } from '@daybreak/ui';
import { Images } from 'lucide-react';
import { useState } from 'react';
import type { WorkbenchStore } from './useWorkbench.ts';

export const makeCampaign = {
  label: 'Create campaign',
  icon: <Images size={16} aria-hidden="true" />,
};

/** Leads from a piece to the other pieces of its campaign. */
export function MakeCampaign(workbench: WorkbenchStore) {
  const [isOpen, setIsOpen] = useState(false);
  return workbench.campaigns ? (
    <>
      <Button icon={makeCampaign.icon} onClick={() => setIsOpen(true)}>
        {makeCampaign.label}
      </Button>
      <CampaignOf {...workbench} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  ) : null;
}

/** The other pieces of the campaign, in a dialog. */
export const CampaignOf = (workbench: WorkbenchStore & { isOpen: boolean; onClose: () => void }) => {
  const { campaigns, designer, openDesigner } = workbench;
  return campaigns ? (
    <campaigns.MakeCampaign {...workbench} designer={designer.id} openDesigner={openDesigner} />
  ) : null;
};

/** The campaign's notice about a piece. */
export const CampaignNotice = (workbench: WorkbenchStore) => {
  const { campaigns, designer } = workbench;
  return campaigns ? <campaigns.CampaignNoticeFor {...workbench} designer={designer.id} /> : null;
};
