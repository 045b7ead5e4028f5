import type { Manifest } from '../manifest.ts';

export const infographicManifest = {
  id: 'infographic',
  title: 'Infographic',
  summary: 'Steps, figures or points in one picture.',
  features: ['Figures, list, steps or one number', 'Portrait, tall and wide'],
  place: 'address',
  sizedBy: ['size'],
  hasStudio: true,
} as const satisfies Manifest;
