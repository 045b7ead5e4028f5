import type { Manifest } from '../manifest.ts';

export const businessCardManifest = {
  id: 'business-card',
  title: 'Business card',
  summary: 'A business card with your details from the New Hire page.',
  features: [],
  partOf: 'new-hire',
  sizedBy: ['size'],
} as const satisfies Manifest;
