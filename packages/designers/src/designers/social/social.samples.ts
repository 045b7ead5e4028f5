import { libraryPicture, type Samples } from '../samples.ts';

export const socialSamples = {
  contactSheet: {
    overview: ['composition', 'theme', 'platform', 'format'],
    examples: ['composition', 'theme', 'platform', 'format'],
  },
  pieces: {
    'open-evening-post': {
      title: 'Open house post',
      draft: {
        composition: 'window',
        theme: 'white',
        platform: 'instagram',
        format: 'feed-post',
        caption:
          'See where old panels go. Join us for an evening on the recycling floor, with the line running.',
        picture: libraryPicture('drawn-solar-panel'),
        cta: 'Reserve a spot',
      },
    },
    'hiring-post': {
      title: 'Open position',
      draft: {
        composition: 'type',
        theme: 'orange',
        platform: 'linkedin',
        format: 'feed-post',
        caption: 'Come work with us. Apply on our website.',
        hashtags: '#Hiring #Technicians #Recycling',
        cta: 'Apply now',
      },
    },
    'hiring-square': {
      title: 'Meet the team',
      draft: {
        composition: 'photograph',
        theme: 'blue',
        platform: 'facebook',
        format: 'feed-post',
        caption: "Give equipment a second life. We'll teach you the trade on the job.",
        picture: libraryPicture('drawn-team'),
        hashtags: '#Hiring',
        cta: 'Apply now',
      },
    },
    'quote-post': {
      title: 'Quote post',
      draft: {
        composition: 'number',
        theme: 'white',
        platform: 'instagram',
        format: 'feed-post',
        caption: 'A quote within 24 hours. Send us your equipment list.',
        cta: 'Send your list',
      },
    },
    'eighty-million': {
      title: '80 million panels',
      draft: {
        composition: 'number',
        theme: 'blue',
        platform: 'linkedin',
        format: 'feed-post',
        caption: '80 million panels reach the end of their life by 2030. Plan for yours now.',
        cta: 'Read more',
      },
    },
  },
} satisfies Samples;
