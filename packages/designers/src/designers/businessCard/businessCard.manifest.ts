import type { Manifest } from '../manifest.ts';

export const businessCardManifest = {
  id: 'business-card',
  title: 'Business card',
  summary: 'The card of one person, whose details the New Hire page asks for.',
  features: [],
  partOf: 'new-hire',
  sizedBy: ['size'],
} as const satisfies Manifest;
