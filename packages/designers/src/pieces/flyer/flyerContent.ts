import type { Content } from '../../compositions/content.ts';
import type { Brief } from '../../workbench/designer.ts';
import { linkOf } from '../../workbench/link.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { sheetContent } from '../sheetContent.ts';
import { type FlyerDraft, flyerFields } from './flyer.fields.ts';

/** What a flyer says, for the compositions that it shares with other pieces. */
export function flyerContent(draft: FlyerDraft, brief: Brief): Content {
  const { title, subtitle, description } = draft;
  return {
    headline: { field: 'title', text: title },
    support: { field: 'subtitle', text: subtitle },
    body: { field: 'description', text: description },
    ...sheetContent(draft, brief),
    link: linkOf(draft.link),
    picture: pictureOf(flyerFields, draft, 'picture', brief),
  };
}
