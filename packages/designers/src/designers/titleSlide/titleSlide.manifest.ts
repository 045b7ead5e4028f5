import type { Manifest } from '../manifest.ts';

export const titleSlideManifest = {
  id: 'slide',
  title: 'Title slide',
  summary: 'The first slide of a presentation.',
  specification: '1920 × 1080 px, RGB',
  features: ['Speaker, date and place', '1920 × 1080 px'],
  place: 'address',
  hasStudio: true,
} as const satisfies Manifest;
