import { defineCampaign, lookFields } from '../../editor/campaigns/campaignManifest.ts';
import { withEndPunctuation } from '../../editor/writing/sentences.ts';
import { adsFields } from './ads.fields.ts';

const ad = (label: string, platform: string, sizes: readonly string[]) => ({
  label,
  sizes: sizes.map((size) => ({ platform, size })),
});

export const adsCampaign = defineCampaign(adsFields, {
  place: 5,
  pieces: [
    ad('Google ads', 'google', ['medium-rectangle', 'leaderboard']),
    { ...ad('Facebook ads', 'facebook', ['feed', 'story']), isOptional: true },
    { ...ad('LinkedIn ad', 'linkedin', ['sponsored-content']), isOptional: true },
    { ...ad('Display ads', 'display', ['rectangle', 'leaderboard', 'skyscraper']), isOptional: true },
  ],
  per: 'platform',
  says: { what: 'headline', sentence: 'description', action: 'cta', ...lookFields },
  inWords: { facts: ['offer', 'date', 'time', 'where'], fields: ['description'] },
  shortHeadline: 'headline',
  // Puts the rest of a longer headline below it.
  textsOf: ({ what, short, lines, details, whenLines }) =>
    [...whenLines, ...(short === what || short === undefined ? [] : [what]), ...lines, ...details].map(
      withEndPunctuation,
    ),
});
