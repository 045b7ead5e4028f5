import type { Manifest } from '../manifest.ts';

export const newHireManifest = {
  id: 'new-hire',
  title: 'New Hire',
  summary: 'Everything a new hire needs in their first week.',
  features: ['Email signature', 'Business card', 'Meeting backgrounds'],
  place: 'hub',
  asksForDetails: true,
} as const satisfies Manifest;
