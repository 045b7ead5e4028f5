import type { Manifest } from '../manifest.ts';

export const postcardManifest = {
  id: 'postcard',
  title: 'Postcards',
  summary: 'Mailers with a front and an addressed back.',
  features: ['Seven sizes, three finishes', 'Front and back', 'Print specification'],
  place: 'hub',
  sizedBy: ['size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
