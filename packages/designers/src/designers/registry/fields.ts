// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { adsFields } from '../ads/ads.fields.ts';
import { brochureFields } from '../brochure/brochure.fields.ts';
import { businessCardFields } from '../businessCard/businessCard.fields.ts';
import { emailFields } from '../email/email.fields.ts';
import { flyerFields } from '../flyer/flyer.fields.ts';
import { infographicFields } from '../infographic/infographic.fields.ts';
import { postcardFields } from '../postcard/postcard.fields.ts';
import { posterFields } from '../poster/poster.fields.ts';
import { signatureFields } from '../signature/signature.fields.ts';
import { socialFields } from '../social/social.fields.ts';
import { titleSlideFields } from '../titleSlide/titleSlide.fields.ts';

export const fields = {
  brochure: brochureFields,
  ads: adsFields,
  email: emailFields,
  flyer: flyerFields,
  signature: signatureFields,
  'business-card': businessCardFields,
  postcard: postcardFields,
  poster: posterFields,
  social: socialFields,
  infographic: infographicFields,
  slide: titleSlideFields,
};
