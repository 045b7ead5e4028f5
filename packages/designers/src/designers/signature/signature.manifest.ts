import type { Manifest } from '../manifest.ts';

export const signatureManifest = {
  id: 'signature',
  title: 'Email signature',
  summary: 'An email signature with your details from the New Hire page.',
  features: [],
  partOf: 'new-hire',
} as const satisfies Manifest;
