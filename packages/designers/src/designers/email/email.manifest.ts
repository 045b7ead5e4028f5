import type { Manifest } from '../manifest.ts';

export const emailManifest = {
  id: 'email',
  title: 'Email Marketing',
  summary: 'Newsletters and campaigns tailored to your audience.',
  features: ['Five templates', 'Desktop and mobile preview', 'Subject line character counter'],
  place: 'hub',
  inCampaigns: true,
  hasStudio: true,
} as const satisfies Manifest;
