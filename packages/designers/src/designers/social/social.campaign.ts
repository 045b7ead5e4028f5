import { defineCampaign, lookFields, whenAndWhereFields } from '../../editor/campaigns/campaignManifest.ts';
import { type AnyDraft, countCharacters, initialOf, limitOf } from '../../editor/fields/fields.ts';
import { joinWithinLimit } from '../../editor/writing/compose.ts';
import { withEndPunctuation } from '../../editor/writing/sentences.ts';
import { sentencesIn } from '../../editor/writing/sentencesIn.ts';
import { pictureWords, postText } from './postText.ts';
import { socialFields } from './social.fields.ts';

const posts = (label: string, platform: string, formats: readonly string[]) => ({
  label,
  sizes: formats.map((format) => ({ platform, format })),
});

/** Splits a caption: the first sentences are in the picture, and the rest are details. */
function captionOf(draft: AnyDraft) {
  const { headline, support, otherSentences } = pictureWords(draft.caption ?? '');
  return draft.headline?.trim()
    ? {}
    : { what: headline, sentence: support, offer: otherSentences.join('\n') };
}

/** The call to action, unless it's a platform's default: "Link in bio" leads nowhere from a flyer. */
const ownAction = (draft: AnyDraft) =>
  draft.cta === initialOf(socialFields.cta, draft) ? { action: '' } : {};

const paragraphs = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);

export const socialCampaign = defineCampaign(socialFields, {
  place: 4,
  pieces: [
    posts('Instagram posts', 'instagram', ['feed-post', 'story']),
    { ...posts('Facebook posts', 'facebook', ['feed-post', 'story']), isOptional: true },
    posts('LinkedIn post', 'linkedin', ['feed-post']),
    { ...posts('Twitter post', 'twitter', ['tweet']), isOptional: true },
  ],
  per: 'platform',
  says: {
    what: 'headline',
    sentence: 'line',
    offer: 'caption',
    action: 'cta',
    ...whenAndWhereFields,
    ...lookFields,
  },
  inWords: { facts: ['what', 'sentence', 'offer', 'date', 'time', 'where', 'link'], fields: ['caption'] },
  implies: (draft) => ({ ...captionOf(draft), ...ownAction(draft) }),
  textsOf: ({ lines, details }) => [...lines, ...details].map(withEndPunctuation),
  wholeText({ what, sentence, offer, details, when, link }, size) {
    const shownOffer = details.length > 0 ? offer : '';
    const limit = limitOf(socialFields.caption, size) ?? Number.POSITIVE_INFINITY;
    const caption = paragraphs([what, sentence, shownOffer, when, link]).join('\n\n');
    // Starts a short post with when and where.
    return {
      caption:
        countCharacters(caption) <= limit
          ? caption
          : joinWithinLimit(limit, paragraphs([what, when, link, sentence, ...sentencesIn(shownOffer)])),
    };
  },
  readsWords: true,
  caption: ({ caption = '', hashtags = '' }) => postText({ caption, hashtags }),
});
