import type { Manifest } from '../manifest.ts';

export const businessCardManifest = {
  id: 'business-card',
  title: 'Business card',
  summary: 'The card of one person, whose details the New Hire page asks for.',
  features: ['Horizontal and vertical', '3.5 × 2 in and 85 × 55 mm', 'Contact as a QR code'],
  partOf: 'new-hire',
  sizedBy: ['size'],
} as const satisfies Manifest;
