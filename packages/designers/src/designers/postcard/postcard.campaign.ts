import { defineCampaign, lookFields, whenAndWhereFields } from '../../editor/campaigns/campaignManifest.ts';
import { postcardFields } from './postcard.fields.ts';

export const postcardCampaign = defineCampaign(postcardFields, {
  place: 3,
  pieces: [{ label: 'Postcard' }],
  says: {
    what: 'headline',
    sentence: 'message',
    action: 'cta',
    ...whenAndWhereFields,
    link: 'link',
    ...lookFields,
  },
  ofEvents: { type: 'invitation' },
  textsOf: ({ sentence, details }) => (sentence ? [sentence] : details.slice(0, 1)),
});
