// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { adsKnowledge } from '../ads/ads.knowledge.ts';
import { brochureKnowledge } from '../brochure/brochure.knowledge.ts';
import { businessCardKnowledge } from '../businessCard/businessCard.knowledge.ts';
import { emailKnowledge } from '../email/email.knowledge.ts';
import { flyerKnowledge } from '../flyer/flyer.knowledge.ts';
import { newHireKnowledge } from '../newHire/newHire.knowledge.ts';
import { postcardKnowledge } from '../postcard/postcard.knowledge.ts';
import { posterKnowledge } from '../poster/poster.knowledge.ts';
import { socialKnowledge } from '../social/social.knowledge.ts';

export const knowledge = {
  brochure: brochureKnowledge,
  ads: adsKnowledge,
  email: emailKnowledge,
  flyer: flyerKnowledge,
  'new-hire': newHireKnowledge,
  'business-card': businessCardKnowledge,
  postcard: postcardKnowledge,
  poster: posterKnowledge,
  social: socialKnowledge,
};
