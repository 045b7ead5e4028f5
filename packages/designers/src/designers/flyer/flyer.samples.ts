import { libraryPicture, type Samples, samplePlace } from '../samples.ts';

export const flyerSamples = {
  contactSheet: {
    overview: ['composition', 'theme', 'orientation', 'type', 'size'],
    examples: ['composition', 'theme', 'orientation', 'size'],
  },
  ready: {
    'collection-saturday': {
      title: 'Collection Saturday',
      draft: {
        composition: 'date',
        theme: 'blue',
        title: 'Collection Saturday',
        subtitle: 'Drives and servers, destroyed while you watch.',
        description:
          'Bring drives, servers and phones. Each one is listed by serial number, destroyed, and named on the certificate that you take home.',
        eventDate: '2027-05-22',
        eventTime: '10:00',
        location: samplePlace,
      },
    },
    'hiring-flyer': {
      title: 'Job fair handout',
      draft: {
        type: 'educational',
        composition: 'list',
        theme: 'white',
        title: 'Three ways to join us',
        subtitle: 'Apply on our website for the one that is yours.',
        description:
          'Technician: You take equipment apart, test it and sort what can be used again.\nDriver: You fetch equipment from customers, with the list in your hand.\nPlanner: You arrange trucks, dates and documents, and talk to customers.',
      },
    },
    'drive-destruction': {
      title: 'Secure destruction',
      draft: {
        type: 'service',
        composition: 'photograph',
        theme: 'white',
        title: 'Destroyed, with proof',
        subtitle: 'A certificate for every drive, by serial number.',
        description:
          'We collect drives under seal, destroy them and send the certificate. You can watch, on our floor or on yours.',
        picture: libraryPicture('drive-destruction'),
      },
    },
    'how-it-goes': {
      title: 'How a pick-up goes',
      draft: {
        type: 'service',
        composition: 'list',
        theme: 'blue',
        title: 'How a pick-up goes',
        subtitle: 'Four steps from your list to your documents.',
        description:
          'List: You send us what there is, by type and number.\nQuote: You have it within 24 hours.\nPick-up: One truck takes everything on the day we agree on.\nDocuments: Every item is written down, and where it went.',
      },
    },
  },
} satisfies Samples;
