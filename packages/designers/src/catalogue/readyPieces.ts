/** A piece that's finished except for the user's own words: a draft on top of its designer's defaults. */
export interface ReadyPiece {
  id: string;
  title: string;
  /** The designer's id in the catalogue. */
  designer: 'ads' | 'brochure' | 'flyer' | 'postcard' | 'poster' | 'social';
  draft: Readonly<Record<string, string>>;
}

export interface Occasion {
  title: string;
  pieces: readonly ReadyPiece[];
}

const picture = (name: string) => `library:${name} 0.5,0.5 1`;
const place = '400 Horizon Way, Austin';

/** Grouped by what the user wants to do. Words, days and places are samples to be replaced. */
export const occasions: readonly Occasion[] = [
  {
    title: 'Events',
    pieces: [
      {
        id: 'drop-off-day',
        title: 'Drop-off day',
        designer: 'poster',
        draft: {
          composition: 'date',
          theme: 'white',
          title: 'Drop-off day for solar panels',
          subtitle: 'Bring panels, inverters and batteries in any condition. We weigh and list each item.',
          eventDate: '2027-05-15',
          eventTime: '09:00',
          location: place,
        },
      },
      {
        id: 'open-floor',
        title: 'Open recycling floor',
        designer: 'poster',
        draft: {
          composition: 'photograph',
          theme: 'blue',
          title: 'See where a panel goes',
          subtitle: 'One evening on the recycling floor, with the line running.',
          picture: picture('panel-recycling'),
          eventDate: '2027-06-10',
          eventTime: '18:00',
          location: place,
        },
      },
      {
        id: 'open-evening-post',
        title: 'Open evening post',
        designer: 'social',
        draft: {
          composition: 'window',
          theme: 'white',
          platform: 'instagram',
          format: 'feed-post',
          caption: 'See where a panel goes. One evening on the recycling floor, with the line running.',
          picture: picture('panel-recycling'),
          cta: 'Reserve a place',
        },
      },
      {
        id: 'open-evening-card',
        title: 'Invitation to a tour',
        designer: 'postcard',
        draft: {
          type: 'invitation',
          composition: 'photograph',
          theme: 'white',
          headline: 'Walk our recycling floor',
          message: 'An hour with the people who take panels apart. Coffee is there, sturdy shoes are yours.',
          cta: 'Call to reserve a place',
          eventDate: '2027-06-10',
          eventTime: '18:00',
          location: place,
          size: '6x9',
          picture: picture('panel-recycling'),
        },
      },
      {
        id: 'collection-saturday',
        title: 'Collection Saturday',
        designer: 'flyer',
        draft: {
          composition: 'date',
          theme: 'blue',
          title: 'Collection Saturday',
          subtitle: 'Drives and servers, destroyed while you watch.',
          description:
            'Bring drives, servers and phones. Each one is listed by serial number, destroyed, and stands on the certificate that you take home.',
          eventDate: '2027-05-22',
          eventTime: '10:00',
          location: place,
        },
      },
      {
        id: 'save-the-date',
        title: 'Save the date',
        designer: 'poster',
        draft: {
          composition: 'type',
          theme: 'orange',
          size: '11x17',
          title: 'Save the date',
          subtitle: 'The yearly drop-off for retired panels.',
          eventDate: '2027-09-18',
          eventTime: '09:00',
          location: place,
        },
      },
    ],
  },
  {
    title: 'Hiring',
    pieces: [
      {
        id: 'hiring-technicians',
        title: 'Technicians wanted',
        designer: 'poster',
        draft: {
          type: 'awareness',
          composition: 'type',
          theme: 'white',
          title: 'We are hiring technicians',
          subtitle: 'You take hardware apart, and we teach you how. Apply on our website.',
        },
      },
      {
        id: 'hiring-post',
        title: 'Open position',
        designer: 'social',
        draft: {
          composition: 'type',
          theme: 'orange',
          platform: 'linkedin',
          format: 'feed-post',
          caption: 'Come and work with us. Apply on our website.',
          hashtags: '#Hiring #Technicians #Recycling',
          cta: 'Apply now',
        },
      },
      {
        id: 'hiring-drivers',
        title: 'Drivers wanted',
        designer: 'poster',
        draft: {
          type: 'awareness',
          composition: 'photograph',
          theme: 'white',
          title: 'Drive for a second life',
          subtitle: 'We are looking for drivers who load with care. Apply on our website.',
          picture: picture('logistics-dock'),
        },
      },
      {
        id: 'hiring-flyer',
        title: 'Job fair handout',
        designer: 'flyer',
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
      {
        id: 'hiring-square',
        title: 'Meet the team',
        designer: 'social',
        draft: {
          composition: 'photograph',
          theme: 'blue',
          platform: 'facebook',
          format: 'feed-post',
          caption: 'A workplace with a second life. We teach you the trade on the floor.',
          picture: picture('warehouse'),
          hashtags: '#Hiring',
          cta: 'Apply now',
        },
      },
      {
        id: 'hiring-ad',
        title: 'Hiring ad',
        designer: 'ads',
        draft: {
          composition: 'type',
          theme: 'blue',
          platform: 'facebook',
          size: 'feed',
          headline: 'We are hiring technicians',
          description: 'Take hardware apart and learn the trade with us.',
          cta: 'Apply now',
        },
      },
    ],
  },
  {
    title: 'Offers',
    pieces: [
      {
        id: 'quote-24-hours',
        title: 'A quote in 24 hours',
        designer: 'poster',
        draft: {
          type: 'service',
          composition: 'number',
          theme: 'blue',
          title: 'A quote within 24 hours',
          subtitle: 'Send us your equipment list: panels, batteries, inverters and drives.',
        },
      },
      {
        id: 'quote-post',
        title: 'Quote post',
        designer: 'social',
        draft: {
          composition: 'number',
          theme: 'white',
          platform: 'instagram',
          format: 'feed-post',
          caption: 'A quote within 24 hours. Send us your equipment list.',
          cta: 'Send your list',
        },
      },
      {
        id: 'one-truck',
        title: 'One truck for all',
        designer: 'postcard',
        draft: {
          composition: 'window',
          theme: 'blue',
          headline: 'One truck takes it all',
          message: 'Panels, batteries, inverters and drives leave your site together.',
          cta: 'Send us your equipment list',
          size: '6x9',
          picture: picture('logistics-dock'),
        },
      },
      {
        id: 'drive-destruction',
        title: 'Secure destruction',
        designer: 'flyer',
        draft: {
          type: 'service',
          composition: 'photograph',
          theme: 'white',
          title: 'Destroyed, with proof',
          subtitle: 'A certificate for every drive, by serial number.',
          description:
            'We collect drives under seal, destroy them and send the certificate. You can watch, on our floor or on yours.',
          picture: picture('drive-destruction'),
        },
      },
      {
        id: 'battery-pickup',
        title: 'Battery pick-up',
        designer: 'postcard',
        draft: {
          composition: 'photograph',
          theme: 'orange',
          headline: 'Old batteries? We fetch them.',
          message: 'Tell us type and number. We bring the right boxes and the papers.',
          cta: 'Get a quote within 24 hours',
          size: '5x7',
          picture: picture('battery-storage'),
        },
      },
      {
        id: 'recycle-ad',
        title: 'Recycling ad',
        designer: 'ads',
        draft: {
          composition: 'photograph',
          theme: 'white',
          platform: 'display',
          size: 'rectangle',
          headline: 'Recycle your retired panels',
          description: 'We collect, recycle and document every item.',
          cta: 'Get a quote',
          picture: picture('solar-aisle'),
        },
      },
    ],
  },
  {
    title: 'Explain',
    pieces: [
      {
        id: 'four-materials',
        title: 'What is in a panel',
        designer: 'poster',
        draft: {
          type: 'educational',
          composition: 'list',
          theme: 'white',
          title: 'What is in a solar panel',
          subtitle:
            'Glass: Covers the cells and makes up most of the weight.\nAluminum: Frames the panel and can be melted again and again.\nSilicon: Turns light into current.\nSilver: Carries the current out of the cells.',
        },
      },
      {
        id: 'after-25-years',
        title: 'After 25 years',
        designer: 'poster',
        draft: {
          type: 'educational',
          composition: 'number',
          theme: 'orange',
          title: 'What is left in a panel after 25 years',
          subtitle: 'Nine tenths of its weight: glass and aluminum that a recycler can use again.',
        },
      },
      {
        id: 'how-it-goes',
        title: 'How a pick-up goes',
        designer: 'flyer',
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
      {
        id: 'eighty-million',
        title: '80 million panels',
        designer: 'social',
        draft: {
          composition: 'number',
          theme: 'blue',
          platform: 'linkedin',
          format: 'feed-post',
          caption: '80 million panels reach the end of their life by 2030. Plan yours now.',
          cta: 'Read more',
        },
      },
      {
        id: 'second-sunrise',
        title: 'A second sunrise',
        designer: 'poster',
        draft: {
          type: 'awareness',
          composition: 'window',
          theme: 'blue',
          title: 'Every panel has a second sunrise',
          subtitle: 'Glass, aluminum, silicon and silver go back into use instead of landfill.',
          picture: picture('solar-farm'),
        },
      },
      {
        id: 'company-brochure',
        title: 'Who we are',
        designer: 'brochure',
        draft: {},
      },
    ],
  },
];
