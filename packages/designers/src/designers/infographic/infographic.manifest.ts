import type { Manifest } from '../manifest.ts';

export const infographicManifest = {
  id: 'infographic',
  title: 'Infographic',
  summary: 'Your numbers, dates or steps as a diagram.',
  specification: '1080 × 1350 px, RGB',
  features: ['Bars, share, comparison, timeline or flow', 'Portrait, tall, wide and print'],
  place: 'address',
  sizedBy: ['size'],
  hasStudio: true,
} as const satisfies Manifest;
