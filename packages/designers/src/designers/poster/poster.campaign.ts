import { defineCampaign, lookFields, whenAndWhereFields } from '../../editor/campaigns/campaignManifest.ts';
import { posterFields } from './poster.fields.ts';

export const posterCampaign = defineCampaign(posterFields, {
  place: 2,
  pieces: [{ label: 'Poster' }],
  says: { what: 'title', sentence: 'subtitle', ...whenAndWhereFields, link: 'link', ...lookFields },
  ofEvents: { type: 'event' },
  textsOf: ({ sentence, details }) => (sentence ? [sentence] : details.slice(0, 1)),
});
