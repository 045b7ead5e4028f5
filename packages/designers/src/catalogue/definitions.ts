import { loadPart } from '@daybreak/ui/load';

/** Downloads the definition of a designer that the workbench shows. */
export const definitions = {
  'business-card': async () =>
    (await loadPart(() => import('../pieces/businessCard/businessCard.ts'))).businessCard,
  brochure: async () => (await loadPart(() => import('../pieces/brochure/brochure.ts'))).brochure,
  ads: async () => (await loadPart(() => import('../pieces/ads/ads.ts'))).ads,
  flyer: async () => (await loadPart(() => import('../pieces/flyer/flyer.ts'))).flyer,
  infographic: async () => (await loadPart(() => import('../pieces/infographic/infographic.ts'))).infographic,
  postcard: async () => (await loadPart(() => import('../pieces/postcard/postcard.ts'))).postcard,
  poster: async () => (await loadPart(() => import('../pieces/poster/poster.ts'))).poster,
  social: async () => (await loadPart(() => import('../pieces/social/social.ts'))).social,
  slide: async () => (await loadPart(() => import('../pieces/titleSlide/titleSlide.ts'))).titleSlide,
};
