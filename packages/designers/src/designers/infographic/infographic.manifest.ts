import type { Manifest } from '../manifest.ts';

export const infographicManifest = {
  id: 'infographic',
  title: 'Infographic',
  summary: 'Turn your numbers, dates or steps into a diagram.',
  specification: '1080 × 1350 px, RGB',
  features: ['Bar chart, share chart, comparison, timeline or flowchart', 'Portrait, tall, wide and print'],
  place: 'address',
  sizedBy: ['size'],
  hasStudio: true,
} as const satisfies Manifest;
