import type { Manifest } from '../manifest.ts';

export const socialManifest = {
  id: 'social',
  title: 'Social Media Posts',
  summary: 'Posts, stories and covers sized for each platform.',
  features: [
    'Instagram, Facebook, LinkedIn, Twitter',
    'Caption character counter',
    'Hashtags and call to action',
  ],
  place: 'hub',
  sizedBy: ['platform', 'format'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
