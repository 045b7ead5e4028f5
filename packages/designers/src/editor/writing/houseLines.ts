import type { Brief, BriefOccasion } from '../reading/brief.ts';

type Lines = readonly [string, ...string[]];

/** Headlines in the house voice that claim nothing, by occasion: the actual content goes below them. */
const byOccasion: Record<BriefOccasion, Lines> = {
  event: ['Save the date', 'You are invited'],
  webinar: ['Join us online', 'You are invited'],
  hiring: ['Come and work with us', 'Your next workplace'],
  offer: ['An offer to note', 'Worth a look'],
  launch: ['Now new', 'Something new to try'],
  announcement: ['Please note', 'News for you'],
  milestone: ['A number to share', 'What came together'],
  service: ['How we can help', 'Ask us about it'],
  safety: ['Safety first', 'Before you begin'],
  thanks: ['Thank you', 'To all of you'],
  general: ['Good to know', 'In a few words'],
};

export const houseLines = ({ occasion }: Pick<Brief, 'occasion'>): Lines => byOccasion[occasion];
