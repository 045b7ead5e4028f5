import { libraryPicture, type Samples, samplePlace } from '../samples.ts';

export const posterSamples = {
  contactSheet: {
    overview: ['composition', 'theme', 'orientation', 'type'],
    examples: ['composition', 'theme', 'orientation'],
  },
  pieces: {
    'drop-off-day': {
      title: 'Drop-off day',
      draft: {
        composition: 'date',
        theme: 'white',
        title: 'Drop-off day for solar panels',
        subtitle: 'Bring panels, inverters and batteries in any condition. We weigh and list each item.',
        eventDate: '2027-05-15',
        eventTime: '09:00',
        location: samplePlace,
      },
    },
    'open-floor': {
      title: 'Recycling floor open house',
      draft: {
        composition: 'photograph',
        theme: 'blue',
        title: 'See where old panels go',
        subtitle: 'Join us for an evening on the recycling floor, with the line running.',
        picture: libraryPicture('panel-recycling'),
        eventDate: '2027-06-10',
        eventTime: '18:00',
        location: samplePlace,
      },
    },
    'save-the-date': {
      title: 'Save the date',
      draft: {
        composition: 'type',
        theme: 'orange',
        size: '11x17',
        title: 'Save the date',
        subtitle: 'Our annual drop-off day for retired panels.',
        eventDate: '2027-09-18',
        eventTime: '09:00',
        location: samplePlace,
      },
    },
    'hiring-technicians': {
      title: 'Technicians wanted',
      draft: {
        type: 'awareness',
        composition: 'type',
        theme: 'white',
        title: "We're hiring technicians",
        subtitle: "Take hardware apart. We'll teach you how. Apply on our website.",
      },
    },
    'hiring-drivers': {
      title: 'Drivers wanted',
      draft: {
        type: 'awareness',
        composition: 'photograph',
        theme: 'white',
        title: 'Drive the second life of solar',
        subtitle: "We're looking for drivers who handle every load with care. Apply on our website.",
        picture: libraryPicture('logistics-dock'),
      },
    },
    'quote-24-hours': {
      title: 'A quote in 24 hours',
      draft: {
        type: 'service',
        composition: 'number',
        theme: 'blue',
        title: 'A quote within 24 hours',
        subtitle: 'Send us your equipment list: panels, batteries, inverters and drives.',
      },
    },
    'four-materials': {
      title: "What's in a panel",
      draft: {
        type: 'educational',
        composition: 'list',
        theme: 'white',
        title: "What's in a solar panel",
        subtitle:
          'Glass: Covers the cells and makes up most of the weight.\nAluminum: Frames the panel and can be melted again and again.\nSilicon: Turns light into current.\nSilver: Carries the current out of the cells.',
      },
    },
    'after-25-years': {
      title: 'After 25 years',
      draft: {
        type: 'educational',
        composition: 'number',
        theme: 'orange',
        title: "What's left in a panel after 25 years",
        subtitle: 'Nine-tenths of its weight in glass and aluminum, ready to be used again.',
      },
    },
    'second-sunrise': {
      title: 'A second sunrise',
      draft: {
        type: 'awareness',
        composition: 'window',
        theme: 'blue',
        title: 'Every panel has a second sunrise',
        subtitle: 'Glass, aluminum, silicon and silver go back into use instead of landfill.',
        picture: libraryPicture('solar-farm'),
      },
    },
  },
} satisfies Samples;
