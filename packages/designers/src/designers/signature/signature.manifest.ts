import type { Manifest } from '../manifest.ts';

export const signatureManifest = {
  id: 'signature',
  title: 'Email signature',
  summary: 'What appears below the emails of one person, whose details the New Hire page asks for.',
  features: [],
  partOf: 'new-hire',
} as const satisfies Manifest;
