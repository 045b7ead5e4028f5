import { loadPart } from '@daybreak/ui/load';

/** Downloads the definition of a designer that the workbench shows. */
export const definitions = {
  'business-card': async () => (await loadPart(() => import('./businessCard/businessCard.ts'))).businessCard,
  brochure: async () => (await loadPart(() => import('./brochure/brochure.ts'))).brochure,
  ads: async () => (await loadPart(() => import('./ads/ads.ts'))).ads,
  flyer: async () => (await loadPart(() => import('./flyer/flyer.ts'))).flyer,
  infographic: async () => (await loadPart(() => import('./infographic/infographic.ts'))).infographic,
  postcard: async () => (await loadPart(() => import('./postcard/postcard.ts'))).postcard,
  poster: async () => (await loadPart(() => import('./poster/poster.ts'))).poster,
  social: async () => (await loadPart(() => import('./social/social.ts'))).social,
  slide: async () => (await loadPart(() => import('./titleSlide/titleSlide.ts'))).titleSlide,
};
