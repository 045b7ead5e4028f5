import type { ArtboardSide } from '@daybreak/print';
import type { PieceData } from '../../editor/designer.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import type { DraftText, PieceContent } from '../../editor/layouts/content.ts';
import { website } from '../../editor/userDetails/userDetails.ts';
import { eventOf } from '../eventContent.ts';
import { pictureWords } from './postText.ts';
import { framesOf, type SocialDraft, socialFields } from './social.fields.ts';
import { socialFormat } from './socialFormats.ts';

/** Artboard ID for a frame number. */
export const frameId = (number: number) => `frame-${number}`;

/** The words of the frames, first to last: their own, or the next part of the caption that no earlier frame uses. */
export function frameWords(draft: SocialDraft): { headline: DraftText; support: DraftText }[] {
  const caption = pictureWords(draft.caption);
  const ownHeadline = draft.headline.trim();
  const first = {
    headline: ownHeadline
      ? { field: 'headline', text: draft.headline }
      : { field: 'caption', text: caption.headline },
    support: draft.line.trim()
      ? { field: 'line', text: draft.line }
      : { field: 'caption', text: ownHeadline ? '' : caption.support },
  };
  const left = ownHeadline
    ? [caption.headline, caption.support, ...caption.otherSentences].filter(Boolean)
    : caption.otherSentences;
  const texts = [draft.frame2, draft.frame3, draft.frame4, draft.frame5].slice(0, framesOf(draft) - 1);
  return [
    first,
    ...texts.map((text, index) => {
      const field = text.trim() ? `frame${index + 2}` : 'caption';
      const [headline = '', ...lines] = (text.trim() || left.shift() || '').split('\n');
      return { headline: { field, text: headline }, support: { field, text: lines.join('\n') } };
    }),
  ];
}

const pictures = ['picture', 'picture2', 'picture3', 'picture4', 'picture5'] as const;

/** The content of a picture: its own words, or the beginning of the caption, whose rest is the post's text. */
export function socialContent(draft: SocialDraft, data: PieceData, side?: ArtboardSide): PieceContent {
  const words = frameWords(draft);
  const index = Math.max(
    0,
    words.findIndex((_, place) => frameId(place + 1) === side?.id),
  );
  const isFirst = index === 0;
  const isLast = index === words.length - 1;
  const { headline = { field: 'caption', text: '' }, support } = words[index] ?? {};
  const next = draft.cta.trim();
  // Leaves out the position on a story, where the platform shows it.
  const place = isLast || socialFormat(draft).covered ? [] : [`${index + 1} / ${words.length}`];
  const isQuote = draft.composition === 'quote';
  return {
    figure: { field: 'figure', text: isFirst ? draft.figure : '' },
    headline,
    // On a later frame of a quote, the second text is the quoted person.
    support: isQuote && !isFirst ? undefined : support,
    quotedPerson: isQuote ? (isFirst ? { field: 'saidBy', text: draft.saidBy } : support) : undefined,
    event: isFirst ? eventOf(draft) : undefined,
    // Shows the next step and the website as text, because a picture has no button, and hashtags work in the caption.
    foot: { field: 'cta', lines: isLast && next ? [next, website] : [website, ...place] },
    picture: pictureOf(socialFields, draft, pictures[index] ?? 'picture', data),
  };
}
