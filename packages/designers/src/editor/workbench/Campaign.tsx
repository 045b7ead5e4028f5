import type { WorkbenchStore } from './useWorkbench.ts';

/** The way from a piece to the other pieces of its campaign. */
export const MakeCampaign = (workbench: WorkbenchStore) => {
  const { campaigns, designer, openDesigner } = workbench;
  return campaigns ? (
    <campaigns.MakeCampaign {...workbench} designer={designer.id} openDesigner={openDesigner} />
  ) : null;
};

/** What its campaign says to a piece. */
export const CampaignNotice = (workbench: WorkbenchStore) => {
  const { campaigns, designer } = workbench;
  return campaigns ? <campaigns.CampaignNoticeFor {...workbench} designer={designer.id} /> : null;
};
