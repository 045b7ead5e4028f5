import type { ComponentType } from 'react';
import { CampaignNoticeFor, MakeCampaign } from '../campaigns/dialog/MakeCampaign.tsx';
import type { CampaignComponents, DesignerProps } from '../editor/designer.ts';

const campaigns = { MakeCampaign, CampaignNoticeFor };

/** Adds campaign controls to a designer with its own component. */
export function withCampaigns(
  Component: ComponentType<DesignerProps & { campaigns?: CampaignComponents }>,
): ComponentType<DesignerProps> {
  return function FullDesigner(props) {
    return <Component {...props} campaigns={campaigns} />;
  };
}
