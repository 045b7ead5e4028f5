import type { Manifest } from '../manifest.ts';

export const posterManifest = {
  id: 'poster',
  title: 'Poster',
  summary: 'Large-format posters people can read from across the room.',
  specification: '18 × 24 in, 0.125 in bleed, 300 DPI, CMYK, pictures from 150 DPI',
  features: ['11 × 17 to 27 × 40 in', 'Portrait and landscape', 'PNG, JPEG and print PDF with bleed'],
  place: 'hub',
  sizedBy: ['size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
