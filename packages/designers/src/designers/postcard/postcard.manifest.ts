import type { Manifest } from '../manifest.ts';

export const postcardManifest = {
  id: 'postcard',
  title: 'Postcards',
  summary: 'Two-sided mailers with a picture side and an address side.',
  features: ['Seven sizes, three finishes', 'Front and back', 'Print specification'],
  place: 'hub',
  sizedBy: ['size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
