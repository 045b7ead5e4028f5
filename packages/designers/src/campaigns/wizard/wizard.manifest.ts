import type { Manifest } from '../../designers/manifest.ts';

export const wizardManifest = {
  id: 'wizard',
  title: 'AI Design Wizard',
  summary: 'Describe what you need and get a design to start from.',
  features: ['Six quick starts', 'Ten material types, six themes', 'Recent generations'],
  place: 'address',
} as const satisfies Manifest;
