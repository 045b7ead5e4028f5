import type { Manifest } from '../manifest.ts';

export const flyerManifest = {
  id: 'flyer',
  title: 'Flyer',
  summary: 'Single-page handouts for events, services and more.',
  specification: '8.5 × 11 in, 0.125 in bleed, 300 DPI, CMYK',
  features: ['Six sizes', 'Event, service, awareness, educational', 'Event date, time and location'],
  place: 'hub',
  sizedBy: ['size'],
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
