import type { Samples } from '../samples.ts';

export const brochureSamples = {
  contactSheet: {
    overview: ['cover', 'inside', 'theme', 'fold', 'size'],
    examples: ['cover', 'inside', 'theme', 'fold'],
  },
  pieces: { 'company-brochure': { title: 'Who we are', draft: {} } },
} satisfies Samples;
