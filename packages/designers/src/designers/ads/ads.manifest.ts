import type { Manifest } from '../manifest.ts';

export const adsManifest = {
  id: 'ads',
  title: 'Digital Ads',
  summary: 'Banners and feed ads at the exact size of each platform.',
  specification: '728 × 90 px, RGB',
  features: ['Google, Facebook, LinkedIn, display', 'Live character counters', 'Every size of a platform'],
  place: 'hub',
  sizedBy: ['platform', 'size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
