import { CampaignNoticeFor, MakeCampaign } from '../campaigns/dialog/MakeCampaign.tsx';
import { Email } from '../designers/email/Email.tsx';
import type { DesignerProps } from '../editor/designer.ts';

const campaigns = { MakeCampaign, CampaignNoticeFor };

/** The email designer, with the parts that lead to a campaign's other pieces. */
export const FullEmail = (props: DesignerProps) => <Email {...props} campaigns={campaigns} />;
