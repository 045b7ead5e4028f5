import type { Content } from '../../compositions/content.ts';
import { contactOf, website } from '../../userDetails/userDetails.ts';
import type { Brief } from '../../workbench/designer.ts';
import { pictureOf } from '../../workbench/pictureOf.ts';
import { eventOf } from '../sheetContent.ts';
import { hashtagsOf, pictureWords } from './postText.ts';
import { type SocialDraft, socialFields } from './social.fields.ts';
import { socialFormat } from './socialFormats.ts';

const tagsOnPicture = 3;

/** What a picture says: its own words, or what the caption says first; the rest of the caption is the post's text. */
export function socialContent(draft: SocialDraft, brief: Brief): Content {
  const { caption, headline, line, composition } = draft;
  const said = pictureWords(caption);
  const { phone, email } = contactOf(brief.user);
  const hashtags = hashtagsOf(draft.hashtags).slice(0, tagsOnPicture).join(' ');
  // Over a story the platform says who it is from.
  const contact = socialFormat(draft).covered ? [] : [`${phone}  ·  ${email}`];
  return {
    headline: headline.trim()
      ? { field: 'headline', text: headline }
      : { field: 'caption', text: said.headline },
    support: line.trim()
      ? { field: 'line', text: line }
      : { field: 'caption', text: headline.trim() ? '' : said.support },
    saidBy: composition === 'quote' ? { field: 'saidBy', text: draft.saidBy } : undefined,
    event: eventOf(draft),
    action: { field: 'cta', text: draft.cta },
    foot: { field: 'hashtags', lines: [hashtags || website, ...contact] },
    picture: pictureOf(socialFields, draft, 'picture', brief),
  };
}
