import type { Manifest } from '../manifest.ts';

export const newHireManifest = {
  id: 'new-hire',
  title: 'New Hire',
  summary: 'What a new colleague needs in the first week.',
  features: ['Email signature', 'Business card', 'Meeting backgrounds'],
  place: 'hub',
  asksForDetails: true,
} as const satisfies Manifest;
