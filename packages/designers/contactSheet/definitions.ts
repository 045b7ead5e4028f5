// Made by `pnpm designers` from the folders in `designerFolders.ts`.
import { ads } from '../src/designers/ads/ads.ts';
import { brochure } from '../src/designers/brochure/brochure.ts';
import { businessCard } from '../src/designers/businessCard/businessCard.ts';
import { flyer } from '../src/designers/flyer/flyer.ts';
import { infographic } from '../src/designers/infographic/infographic.ts';
import { postcard } from '../src/designers/postcard/postcard.ts';
import { poster } from '../src/designers/poster/poster.ts';
import { social } from '../src/designers/social/social.ts';
import { titleSlide } from '../src/designers/titleSlide/titleSlide.ts';

export const definitions = {
  brochure,
  ads,
  flyer,
  businessCard,
  postcard,
  poster,
  social,
  infographic,
  titleSlide,
};
