import type { Manifest } from '../manifest.ts';

export const flyerManifest = {
  id: 'flyer',
  title: 'Flyer',
  summary: 'One page to hand out.',
  specification: '8.5 × 11 in, 0.125 in bleed, 300 DPI, CMYK',
  features: ['Six sizes', 'Event, service, awareness, educational', 'Date, time and place for events'],
  place: 'hub',
  sizedBy: ['size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
