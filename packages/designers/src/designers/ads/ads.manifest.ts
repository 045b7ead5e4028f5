import type { Manifest } from '../manifest.ts';

export const adsManifest = {
  id: 'ads',
  title: 'Digital Ads',
  summary: 'Banner and feed ads in the exact sizes each platform requires.',
  specification: '728 × 90 px, RGB',
  features: [
    'Google, Facebook, LinkedIn, display',
    'Live character counters',
    'Every size for each platform',
  ],
  place: 'hub',
  sizedBy: ['platform', 'size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
