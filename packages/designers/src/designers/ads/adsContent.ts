import type { ArtboardSide } from '@daybreak/print';
import type { PieceData } from '../../editor/designer.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import type { PieceContent } from '../../editor/layouts/content.ts';
import { contactOf, website } from '../../editor/userDetails/userDetails.ts';
import { adSize } from './adSizes.ts';
import { type AdsDraft, adsFields } from './ads.fields.ts';

/** In pixels: a smaller ad shows no address to copy, because the ad is a link. */
const leastForContact = 600;

/** The content of an ad, for any layout that draws it. */
export function adsContent(draft: AdsDraft, data: PieceData, side?: ArtboardSide): PieceContent {
  const { headline, headlineB, description, cta } = draft;
  const { width, height } = adSize(draft.size);
  const { phone, email } = contactOf(data.user);
  const withContact = Math.min(width, height) >= leastForContact;
  return {
    figure: { field: 'figure', text: draft.figure },
    headline:
      side?.id === 'b' && headlineB.trim()
        ? { field: 'headlineB', text: headlineB }
        : { field: 'headline', text: headline },
    support: { field: 'description', text: description },
    action: { field: 'cta', text: cta },
    foot: {
      field: 'contact',
      lines: withContact ? [website, `${phone}  ·  ${email}`] : [],
    },
    picture: pictureOf(adsFields, draft, 'picture', data),
    pictureInSun: true,
  };
}
