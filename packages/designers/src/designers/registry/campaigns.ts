// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { adsCampaign } from '../ads/ads.campaign.ts';
import { emailCampaign } from '../email/email.campaign.ts';
import { flyerCampaign } from '../flyer/flyer.campaign.ts';
import { postcardCampaign } from '../postcard/postcard.campaign.ts';
import { posterCampaign } from '../poster/poster.campaign.ts';
import { socialCampaign } from '../social/social.campaign.ts';

export const campaigns = {
  ads: adsCampaign,
  email: emailCampaign,
  flyer: flyerCampaign,
  postcard: postcardCampaign,
  poster: posterCampaign,
  social: socialCampaign,
};
