import { libraryPicture, type Samples } from '../samples.ts';

export const adsSamples = {
  contactSheet: {
    overview: ['composition', 'theme', 'platform', 'size'],
    examples: ['composition', 'theme', 'platform', 'size'],
  },
  pieces: {
    'hiring-ad': {
      title: 'Hiring ad',
      draft: {
        composition: 'type',
        theme: 'blue',
        platform: 'facebook',
        size: 'feed',
        headline: "We're hiring technicians",
        description: 'Take hardware apart and learn the trade with us.',
        cta: 'Apply now',
      },
    },
    'recycle-ad': {
      title: 'Recycling ad',
      draft: {
        composition: 'photograph',
        theme: 'white',
        platform: 'display',
        size: 'rectangle',
        headline: 'Recycle your retired panels',
        description: 'We collect, recycle and document every item.',
        cta: 'Get a quote',
        picture: libraryPicture('solar-aisle'),
      },
    },
  },
} satisfies Samples;
