import type { Manifest } from '../manifest.ts';

export const brochureManifest = {
  id: 'brochure',
  title: 'Brochure',
  summary: 'Folded sheets that explain what we do.',
  features: [
    'Tri-fold, bi-fold, z-fold, gate-fold',
    'Letter, Legal, Tabloid, A4, A3 or custom',
    'Outside and inside',
  ],
  place: 'hub',
  sizedBy: ['size'],
  hasStudio: true,
} as const satisfies Manifest;
