import { libraryPicture, type Samples, samplePlace } from '../samples.ts';

export const postcardSamples = {
  contactSheet: {
    overview: ['composition', 'theme', 'size', 'type'],
    examples: ['composition', 'theme', 'size'],
  },
  pieces: {
    'open-evening-card': {
      title: 'Invitation to a tour',
      draft: {
        type: 'invitation',
        composition: 'photograph',
        theme: 'white',
        headline: 'Tour our recycling floor',
        message:
          "Spend an hour with the people who take panels apart. We'll bring the coffee. You bring sturdy shoes.",
        cta: 'Call to reserve a spot',
        eventDate: '2027-06-10',
        eventTime: '18:00',
        location: samplePlace,
        size: '6x9',
        picture: libraryPicture('drawn-helmet'),
      },
    },
    'one-truck': {
      title: 'One truck takes it all',
      draft: {
        composition: 'window',
        theme: 'blue',
        headline: 'One truck takes it all',
        message: 'Panels, batteries, inverters and drives leave your site together.',
        cta: 'Send us your equipment list',
        size: '6x9',
        picture: libraryPicture('logistics-dock'),
      },
    },
    'battery-pickup': {
      title: 'Battery pickup',
      draft: {
        composition: 'photograph',
        theme: 'orange',
        headline: "Old batteries? We'll pick them up.",
        message: "Tell us what type and how many. We'll bring the right boxes and the paperwork.",
        cta: 'Get a quote within 24 hours',
        size: '5x7',
        picture: libraryPicture('battery-storage'),
      },
    },
  },
} satisfies Samples;
