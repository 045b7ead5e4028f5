import type { ComponentType } from 'react';
import { CampaignNoticeFor, MakeCampaign } from '../campaigns/dialog/MakeCampaign.tsx';
import type { CampaignDoors, DesignerProps } from '../editor/designer.ts';

const campaigns = { MakeCampaign, CampaignNoticeFor };

/** A designer that shows itself, with the parts that lead to a campaign's other pieces. */
export function withCampaigns(
  Component: ComponentType<DesignerProps & { campaigns?: CampaignDoors }>,
): ComponentType<DesignerProps> {
  return function FullDesigner(props) {
    return <Component {...props} campaigns={campaigns} />;
  };
}
