import type { Samples } from '../samples.ts';

export const titleSlideSamples = {
  contactSheet: { overview: ['composition', 'theme'], examples: ['composition', 'theme'] },
} satisfies Samples;
