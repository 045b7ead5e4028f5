import { defineCampaign, lookFields, whenAndWhereFields } from '../../editor/campaigns/campaignManifest.ts';
import { flyerFields } from './flyer.fields.ts';

export const flyerCampaign = defineCampaign(flyerFields, {
  place: 1,
  pieces: [{ label: 'Flyer' }],
  says: {
    what: 'title',
    sentence: 'subtitle',
    offer: 'description',
    ...whenAndWhereFields,
    link: 'link',
    ...lookFields,
  },
  ofEvents: { type: 'event' },
  textsOf: ({ sentence, offer }) => (sentence ? [sentence, offer] : [offer]),
});
