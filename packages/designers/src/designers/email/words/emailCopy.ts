/** Default copy of each template, for texts that the user hasn't changed. */
export const emailCopy = {
  /** Next to the logo. */
  masthead: {
    newsletter: 'Newsletter',
    promotional: '',
    announcement: 'Announcement',
    educational: 'Good to know',
    welcome: '',
  },
  subject: {
    newsletter: 'News from the recycling floor',
    promotional: 'A quote for your old panels in 24 hours',
    announcement: 'One pickup for panels, batteries and drives',
    educational: 'What’s inside a solar panel',
    welcome: 'Welcome to Daybreak',
  },
  headline: {
    newsletter: 'News from the recycling floor',
    promotional: 'Your quote in 24 hours',
    announcement: 'Panels, batteries and drives, all in one pickup',
    educational: 'What’s inside a solar panel',
    welcome: 'Glad you’re here',
  },
  content: {
    newsletter: [
      'One truck takes it all\nPanels, batteries, inverters and drives leave your site on the same day. You get one quote, one date and one set of documents.',
      'We buy working gear\nIf surplus equipment still works, we buy and refurbish it instead of recycling it.',
      'We destroy drives\nWe securely destroy drives from decommissioned equipment, and document each one.',
    ].join('\n\n'),
    promotional:
      "Send us a list of what you’re retiring: panels, batteries, inverters, drives. We'll send a quote within 24 hours and take care of the rest.",
    announcement:
      'Starting today, one truck takes it all: solar panels, batteries, inverters and drives.\n\nYou get one quote, one date and one set of documents that covers every item.',
    educational: [
      'Four materials make up almost an entire panel, and all of them can be used again.',
      'Glass covers the cells and makes up most of the weight.\nAluminum frames the panel and can be melted again and again.\nSilicon turns light into current.\nSilver and copper carry the current out of the cells.',
    ].join('\n\n'),
    welcome:
      'You now have one place for retired equipment. We recycle panels, batteries and inverters, buy surplus gear, sell what we refurbish and destroy drives securely.',
  },
  cta: {
    newsletter: 'Read more on our site',
    promotional: 'Get a quote',
    announcement: 'Book a pickup',
    educational: 'See how we recycle',
    welcome: 'Send your equipment list',
  },
  /** Names in the library. */
  picture: {
    newsletter: 'panel-recycling',
    promotional: 'solar-utility-aerial',
    announcement: 'logistics-dock',
    educational: 'commercial-roof',
    welcome: 'solar-aisle',
  },
} as const;

/** The company's figures about itself. */
export const figuresCopy = [
  '24 hours: to get a quote',
  '7–14 days: to finish the job',
  '98%: material recovery rate',
].join('\n');

/** The steps of working with the company, under their heading. */
export const stepsCopy = [
  'How it works',
  'You send your equipment list.',
  'We assess it and send a quote.',
  'We schedule the pickup.',
  'We recycle, buy or destroy your equipment.',
  'You get documents for every item.',
].join('\n');

/** Texts that depend on the audience: the letter's first and last line, and why the reader got it. */
export const audienceCopy = {
  business: {
    intro: 'For your rooftops, sites and data centers.',
    closing: 'Send us your equipment list and get a quote within 24 hours.',
    reason: 'You’re getting this email because you’re a business customer.',
  },
  residential: {
    intro: 'For everyone with panels on their roof.',
    closing: 'Not sure what you have? Call us with the information on the label on the back of the panel.',
    reason: 'You’re getting this email because you asked us about panels at your home.',
  },
  partners: {
    intro: 'For the installers and contractors who work with us.',
    closing: 'Tell us about your next project, and we’ll plan the pickup with you.',
    reason: 'You’re getting this email because you’re a partner.',
  },
  prospects: {
    intro: 'For anyone choosing a recycler.',
    closing: 'Send us your equipment list and get a first quote within 24 hours.',
    reason: 'You’re getting this email because you asked us for information.',
  },
} as const;

/** The first or last line for each audience. */
export const lineFor = (line: 'intro' | 'closing'): Record<keyof typeof audienceCopy, string> => ({
  business: audienceCopy.business[line],
  residential: audienceCopy.residential[line],
  partners: audienceCopy.partners[line],
  prospects: audienceCopy.prospects[line],
});
