import { libraryPicture, type Samples, samplePlace } from '../samples.ts';

export const flyerSamples = {
  contactSheet: {
    overview: ['composition', 'theme', 'orientation', 'type', 'size'],
    examples: ['composition', 'theme', 'orientation', 'size'],
  },
  pieces: {
    'collection-saturday': {
      title: 'Collection Saturday',
      draft: {
        composition: 'date',
        theme: 'blue',
        title: 'Collection Saturday',
        subtitle: 'Drives and servers, destroyed while you watch.',
        description:
          'Bring drives, servers and phones. We record each serial number, destroy the device and give you a certificate to take home.',
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
        title: 'Three ways to join our team',
        subtitle: 'Find the job that fits you and apply on our website.',
        description:
          'Technician: Take equipment apart, test it and sort out what can be reused.\nDriver: Pick up equipment from customers and check it against the list.\nPlanner: Arrange trucks, dates and documents, and keep customers informed.',
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
          "We collect drives in sealed containers, destroy them and send you a certificate. You're welcome to watch, at our site or yours.",
        picture: libraryPicture('drive-destruction'),
      },
    },
    'how-it-goes': {
      title: 'How a pickup works',
      draft: {
        type: 'service',
        composition: 'list',
        theme: 'blue',
        title: 'How a pickup works',
        subtitle: 'Four steps, from your equipment list to your documents.',
        description:
          'List: Tell us what you have, by type and quantity.\nQuote: Get it within 24 hours.\nPickup: One truck takes everything on the agreed date.\nDocuments: Get a record of every item and where it went.',
      },
    },
  },
} satisfies Samples;
