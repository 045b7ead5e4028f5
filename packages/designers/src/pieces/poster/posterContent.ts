import type { Said } from '../../compositions/content.ts';
import type { Brief } from '../../workbench/designer.ts';
import { linkOf } from '../../workbench/link.ts';
import { partnerOf } from '../../workbench/partner.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { sheetContent } from '../sheetContent.ts';
import { type PosterDraft, posterFields } from './poster.fields.ts';

/** What a poster says, for any composition that draws it. */
export function posterContent(draft: PosterDraft, brief: Brief): Said {
  const { title, subtitle } = draft;
  return {
    headline: { field: 'title', text: title },
    support: { field: 'subtitle', text: subtitle },
    ...sheetContent(draft, brief),
    link: linkOf(draft.link),
    partner: partnerOf(draft, brief),
    picture: pictureOf(posterFields, draft, 'picture', brief),
  };
}
