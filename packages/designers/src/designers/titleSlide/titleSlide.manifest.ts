import type { Manifest } from '../manifest.ts';

export const titleSlideManifest = {
  id: 'slide',
  title: 'Title slide',
  summary: 'How a presentation begins.',
  features: ['Speaker, date and place', '1920 × 1080 px'],
  place: 'address',
  hasStudio: true,
} as const satisfies Manifest;
