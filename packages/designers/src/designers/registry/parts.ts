// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { adsParts } from '../ads/ads.parts.ts';
import { brochureParts } from '../brochure/brochure.parts.ts';
import { businessCardParts } from '../businessCard/businessCard.parts.ts';
import { emailParts } from '../email/email.parts.ts';
import { flyerParts } from '../flyer/flyer.parts.ts';
import { infographicParts } from '../infographic/infographic.parts.ts';
import { newHireParts } from '../newHire/newHire.parts.ts';
import { postcardParts } from '../postcard/postcard.parts.ts';
import { posterParts } from '../poster/poster.parts.ts';
import { signatureParts } from '../signature/signature.parts.ts';
import { socialParts } from '../social/social.parts.ts';
import { titleSlideParts } from '../titleSlide/titleSlide.parts.ts';

export const parts = {
  brochure: brochureParts,
  ads: adsParts,
  email: emailParts,
  flyer: flyerParts,
  'new-hire': newHireParts,
  signature: signatureParts,
  'business-card': businessCardParts,
  postcard: postcardParts,
  poster: posterParts,
  social: socialParts,
  infographic: infographicParts,
  slide: titleSlideParts,
};
