// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { adsManifest } from '../ads/ads.manifest.ts';
import { brochureManifest } from '../brochure/brochure.manifest.ts';
import { businessCardManifest } from '../businessCard/businessCard.manifest.ts';
import { emailManifest } from '../email/email.manifest.ts';
import { flyerManifest } from '../flyer/flyer.manifest.ts';
import { infographicManifest } from '../infographic/infographic.manifest.ts';
import { newHireManifest } from '../newHire/newHire.manifest.ts';
import { postcardManifest } from '../postcard/postcard.manifest.ts';
import { posterManifest } from '../poster/poster.manifest.ts';
import { signatureManifest } from '../signature/signature.manifest.ts';
import { socialManifest } from '../social/social.manifest.ts';
import { titleSlideManifest } from '../titleSlide/titleSlide.manifest.ts';

export const manifests = {
  brochure: brochureManifest,
  ads: adsManifest,
  email: emailManifest,
  flyer: flyerManifest,
  'new-hire': newHireManifest,
  signature: signatureManifest,
  'business-card': businessCardManifest,
  postcard: postcardManifest,
  poster: posterManifest,
  social: socialManifest,
  infographic: infographicManifest,
  slide: titleSlideManifest,
};
