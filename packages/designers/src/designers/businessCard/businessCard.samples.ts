import type { Samples } from '../samples.ts';

export const businessCardSamples = {
  contactSheet: { overview: ['composition', 'layout'], examples: ['composition', 'layout'], ownWords: true },
} satisfies Samples;
