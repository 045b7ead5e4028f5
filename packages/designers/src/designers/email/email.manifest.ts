import type { Manifest } from '../manifest.ts';

export const emailManifest = {
  id: 'email',
  title: 'Email Marketing',
  summary: 'Newsletters and campaigns for a chosen audience.',
  features: ['Five templates', 'Desktop and mobile preview', 'Subject counter'],
  place: 'hub',
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
