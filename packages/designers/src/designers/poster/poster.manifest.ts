import type { Manifest } from '../manifest.ts';

export const posterManifest = {
  id: 'poster',
  title: 'Poster',
  summary: 'Large pieces to read across a room.',
  features: ['11 × 17 to 27 × 40 in', 'Portrait and landscape', 'PNG, JPEG and print PDF with bleed'],
  place: 'hub',
  sizedBy: ['size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
