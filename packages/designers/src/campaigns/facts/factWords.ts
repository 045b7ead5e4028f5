import type { FactName } from '../../editor/campaigns/campaignManifest.ts';

/** Each fact as a noun in a sentence: "the old date". */
export const factWords: Readonly<Record<FactName, string>> = {
  what: 'headline',
  sentence: 'line below the headline',
  offer: 'details',
  date: 'date',
  time: 'time',
  where: 'place',
  link: 'link',
  action: 'call to action',
  picture: 'picture',
  language: 'language',
};
