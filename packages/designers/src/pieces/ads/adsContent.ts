import type { Said } from '../../compositions/content.ts';
import type { ArtboardSide } from '../../export/types.ts';
import { contactOf, website } from '../../userDetails/userDetails.ts';
import type { Brief } from '../../workbench/designer.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { adSize } from './adSizes.ts';
import { type AdsDraft, adsFields } from './ads.fields.ts';

/** In pixels: no one copies an address from a smaller ad, which links to one anyway. */
const leastForContact = 600;

/** What an ad says, for any composition that draws it. */
export function adsContent(draft: AdsDraft, brief: Brief, side?: ArtboardSide): Said {
  const { headline, headlineB, description, cta } = draft;
  const { width, height } = adSize(draft.size);
  const { phone, email } = contactOf(brief.user);
  const withContact = Math.min(width, height) >= leastForContact;
  return {
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
    picture: pictureOf(adsFields, draft, 'picture', brief),
    pictureInSun: true,
  };
}
