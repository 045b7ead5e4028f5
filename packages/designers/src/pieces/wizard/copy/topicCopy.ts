import type { Topic } from '../reading/topics.ts';

/** What the company says about a line of business. Each list has something for every variant. */
export interface TopicCopy {
  /** Continues "New:" and "Thank you for a year of". */
  activity: string;
  headlines: readonly string[];
  /** Headlines of an event about it. */
  events: readonly string[];
  /** Headlines of a piece that teaches. */
  lessons: readonly string[];
  supports: readonly string[];
  /** Short enough for one line of a card each. */
  bullets: readonly string[];
  actions: readonly string[];
}

export const topicCopy: Record<Topic, TopicCopy> = {
  solar: {
    activity: 'solar panel recycling',
    headlines: [
      'Every panel has a second sunrise',
      'Retire your panels the right way',
      'Old panels out. Good glass back in.',
    ],
    events: ['Solar drop-off day', 'Bring us your retired panels', 'A day for old panels'],
    lessons: [
      'What is left in a panel after 25 years',
      'Where a panel goes when it retires',
      'Five parts of a panel worth keeping',
    ],
    supports: [
      'We collect panels and inverters and send their glass, aluminum and silicon back into use.',
      'One pick-up, one list of every item, and materials that go back into use instead of landfill.',
      'Panels, racking and inverters leave your site in one load, and you get the documents.',
    ],
    bullets: [
      'Pick-up at your site',
      'Panels and inverters in one load',
      'Documents for every item',
      'Zero landfill waste',
      'A quote within 24 hours',
    ],
    actions: ['Plan your pick-up', 'Ask for a quote', 'Book a collection'],
  },
  batteries: {
    activity: 'battery recycling',
    headlines: ['Old batteries carry new ones', 'Safe hands for tired batteries', 'Empty the battery room'],
    events: ['Battery drop-off day', 'Bring in your batteries', 'A safe day for old batteries'],
    lessons: [
      'How to hand in a battery safely',
      'What becomes of a tired battery',
      'Four rules for storing used batteries',
    ],
    supports: [
      'We take storage systems apart, make them safe, and bring their metals back into use.',
      'From single modules to whole racks: packed, moved and recycled with papers for each unit.',
      'Trained crews, the right crates, and a record of where every module went.',
    ],
    bullets: [
      'Trained crews and safe crates',
      'Modules and whole racks',
      'A record of every unit',
      'Zero landfill waste',
      'A quote within 24 hours',
    ],
    actions: ['Plan your pick-up', 'Ask for a quote', 'Call our crew'],
  },
  buying: {
    activity: 'hardware buy-back',
    headlines: [
      'Turn surplus drives into budget',
      'We buy what you retire',
      'Your old racks still have value',
    ],
    events: ['Hardware buy-back day', 'Bring your surplus, leave with a quote', 'Trade-in day'],
    lessons: [
      'What your retired hardware is worth',
      'How a buy-back works in five steps',
      'When to sell a server',
    ],
    supports: [
      'Send a list of surplus or decommissioned equipment. We assess it and quote within 24 hours.',
      'Drives, servers and networking: we price it, move it, wipe it and pay for it.',
      'One list, one offer, one pick-up, and every drive wiped on the way.',
    ],
    bullets: [
      'A quote within 24 hours',
      'Surplus and decommissioned gear',
      'Data wiped with a report',
      'Pick-up at your site',
      'Done in 7–14 days',
    ],
    actions: ['Send your list', 'Get an offer', 'Ask for a quote'],
  },
  selling: {
    activity: 'refurbished hardware',
    headlines: [
      'Enterprise drives, tested and ready',
      'Good hardware deserves a second shift',
      'Capacity without the wait',
    ],
    events: ['Refurbished hardware showcase', 'See it, test it, take it', 'Hardware open house'],
    lessons: [
      'How we test a refurbished drive',
      'New or refurbished: what to ask',
      'Three checks before you buy used',
    ],
    supports: [
      'Refurbished drives, servers and spares, tested one by one and shipped with their report.',
      'The capacity you need from stock we know: tested, documented, ready to rack.',
      'Proven models, checked by people who take drives apart for a living.',
    ],
    bullets: [
      'Tested one by one',
      'A report with every unit',
      'Drives, servers and spares',
      'A quote within 24 hours',
      'Proven enterprise models',
    ],
    actions: ['See what is in stock', 'Ask for a quote', 'Send your list'],
  },
  destruction: {
    activity: 'secure data destruction',
    headlines: ['No drive leaves with your data', 'Gone means gone', 'Shredded, listed, certified'],
    events: ['Drive shredding day', 'Watch your drives go', 'Secure destruction day'],
    lessons: [
      'Why deleting is not destroying',
      'How a drive is destroyed',
      'Three ways to end a drive safely',
    ],
    supports: [
      'We wipe or shred every drive, record its serial number and hand you the proof.',
      'From your rack to the shredder in one chain of custody, with documents at the end.',
      'Serial number by serial number: wiped or shredded, and written down.',
    ],
    bullets: [
      'Serial numbers recorded',
      'Wiped or shredded, your choice',
      'One chain of custody',
      'Documents for every drive',
      '100% regulatory compliance',
    ],
    actions: ['Plan a destruction', 'Ask for a quote', 'Book a shredding'],
  },
  hiring: {
    activity: 'new colleagues',
    headlines: [
      'Work where things start again',
      'Take the morning shift for the planet',
      'Good hands wanted',
    ],
    events: ['Meet your next team', 'Open house for new colleagues', 'Come and see the floor'],
    lessons: [
      'A day on the recycling floor',
      'How we train new colleagues',
      'Three jobs you did not know we have',
    ],
    supports: [
      'We take panels and drives apart, so that their materials work again. Join the people who do it.',
      'Technicians, drivers, coordinators: learn the work with us and see what it is good for.',
      'Steady work, training from the first day, and a result that you can hold in your hand.',
    ],
    bullets: [
      'Training from the first day',
      'Technicians and drivers',
      'Coordinators and sales',
      'A team that explains things',
      'Apply in five minutes',
    ],
    actions: ['Apply now', 'See open jobs', 'Send your application'],
  },
  company: {
    activity: 'second lives for hardware and panels',
    headlines: [
      'First light for used hardware',
      'We start where others throw away',
      'Data hardware and solar, done right',
    ],
    events: ['Open day at Daybreak', 'Come and see first light', 'Meet us on the floor'],
    lessons: [
      'How a second life begins',
      'What we do with what you retire',
      'Recycle, buy, sell, destroy: what we do',
    ],
    supports: [
      'We supply and manage enterprise data hardware and recycle solar equipment.',
      'Recycle, buy, sell, destroy: one partner for what your racks and roofs no longer need.',
      'Send us a list. We assess, quote within 24 hours, and take care of the rest.',
    ],
    bullets: [
      'Recycle panels and batteries',
      'Buy surplus equipment',
      'Sell refurbished gear',
      'Destroy data securely',
      'A quote within 24 hours',
    ],
    actions: ['Talk to us', 'Ask for a quote', 'See what we do'],
  },
};
