import type { Idea } from './ideas/ideas.ts';

type PreviewIdea = Pick<Idea, 'designer' | 'draft'>;

/**
 * The wizard's ideas for three of its quick starts on an ordinary day, precomputed so that a page with only the preview
 * doesn't have to read a description. A test compares them.
 */
export const previewIdeas: readonly PreviewIdea[] = [
  {
    designer: 'social',
    draft: {
      platform: 'instagram',
      format: 'feed-post',
      composition: 'number',
      theme: 'blue',
      eventDate: '',
      eventTime: '',
      location: '',
      caption: '15% off refurbished enterprise hard drives for resellers. In stock now. Offer ends June 30.',
      headline: '15% off refurbished enterprise hard drives',
      line: 'For resellers. In stock now. Offer ends June 30.',
      hashtags: '#Daybreak',
      cta: 'Get a quote',
      picture: 'library:warehouse 0.5,0.5 1',
    },
  },
  {
    designer: 'flyer',
    draft: {
      composition: 'date',
      theme: 'orange',
      eventDate: '2027-03-13',
      eventTime: '09:00',
      location: 'Austin',
      title: 'Free drop-off day',
      type: 'event',
      link: '',
      orientation: 'portrait',
      picture: 'library:logistics-dock 0.5,0.5 1',
      subtitle: 'For homeowners with old solar panels.',
      description: '',
      size: '8.5x11',
    },
  },
  {
    designer: 'poster',
    draft: {
      composition: 'photograph',
      theme: 'white',
      eventDate: '',
      eventTime: '',
      location: '',
      title: "We're hiring technicians and drivers",
      type: 'awareness',
      link: '',
      orientation: 'portrait',
      picture: 'library:drawn-team 0.5,0.5 1',
      size: '18x24',
      subtitle: 'For our recycling floor in Austin. Training from day one, and a friendly team.',
      'picture@11x17': '=',
      'picture@a3': '=',
      'picture@a2': '=',
      'picture@a1': '=',
    },
  },
];
