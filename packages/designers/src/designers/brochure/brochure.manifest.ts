import type { Manifest } from '../manifest.ts';

export const brochureManifest = {
  id: 'brochure',
  title: 'Brochure',
  summary: 'Folded brochures that explain what we do.',
  specification:
    '11 × 8.5 in, 6 pages, tri-fold, outside panels 3.625 + 3.6875 + 3.6875 in, 0.125 in bleed, 300 DPI, CMYK',
  features: [
    'Tri-fold, bi-fold, z-fold, gate-fold',
    'Letter, Legal, Tabloid, A4, A3 or custom',
    'Outside and inside pages',
  ],
  place: 'hub',
  sizedBy: ['size'],
  hasStudio: true,
} as const satisfies Manifest;
