import type { Samples } from '../samples.ts';

export const infographicSamples = {
  contactSheet: { overview: ['composition', 'theme', 'size'], examples: ['composition', 'theme', 'size'] },
} satisfies Samples;
