// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { adsIdea } from '../ads/ads.idea.ts';
import { brochureIdea } from '../brochure/brochure.idea.ts';
import { businessCardIdea } from '../businessCard/businessCard.idea.ts';
import { emailIdea } from '../email/email.idea.ts';
import { flyerIdea } from '../flyer/flyer.idea.ts';
import { infographicIdea } from '../infographic/infographic.idea.ts';
import { postcardIdea } from '../postcard/postcard.idea.ts';
import { posterIdea } from '../poster/poster.idea.ts';
import { socialIdea } from '../social/social.idea.ts';
import { titleSlideIdea } from '../titleSlide/titleSlide.idea.ts';

export const ideas = {
  brochure: brochureIdea,
  ads: adsIdea,
  email: emailIdea,
  flyer: flyerIdea,
  'business-card': businessCardIdea,
  postcard: postcardIdea,
  poster: posterIdea,
  social: socialIdea,
  infographic: infographicIdea,
  slide: titleSlideIdea,
};
