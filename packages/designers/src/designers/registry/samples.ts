// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { adsSamples } from '../ads/ads.samples.ts';
import { brochureSamples } from '../brochure/brochure.samples.ts';
import { businessCardSamples } from '../businessCard/businessCard.samples.ts';
import { flyerSamples } from '../flyer/flyer.samples.ts';
import { infographicSamples } from '../infographic/infographic.samples.ts';
import { postcardSamples } from '../postcard/postcard.samples.ts';
import { posterSamples } from '../poster/poster.samples.ts';
import { socialSamples } from '../social/social.samples.ts';
import { titleSlideSamples } from '../titleSlide/titleSlide.samples.ts';

export const samples = {
  brochure: brochureSamples,
  ads: adsSamples,
  flyer: flyerSamples,
  'business-card': businessCardSamples,
  postcard: postcardSamples,
  poster: posterSamples,
  social: socialSamples,
  infographic: infographicSamples,
  slide: titleSlideSamples,
};
