import { adsFields } from '../../designers/ads/ads.fields.ts';
import { emailFields } from '../../designers/email/email.fields.ts';
import { flyerFields } from '../../designers/flyer/flyer.fields.ts';
import { postcardFields } from '../../designers/postcard/postcard.fields.ts';
import { posterFields } from '../../designers/poster/poster.fields.ts';
import { pictureWords } from '../../designers/social/postText.ts';
import { socialFields } from '../../designers/social/social.fields.ts';
import { type AnyDraft, type Fields, initialOf } from '../../editor/fields/fields.ts';

/** Something a piece says that other pieces can say too. A picture counts with its choice and crop. */
export const factNames = [
  'what',
  'sentence',
  'offer',
  'date',
  'time',
  'where',
  'link',
  'action',
  'picture',
  'language',
] as const;
export type FactName = (typeof factNames)[number];

/** As a phrase in a sentence: "the old date". */
export const factWords: Readonly<Record<FactName, string>> = {
  what: 'headline',
  sentence: 'sentence under the headline',
  offer: 'details',
  date: 'date',
  time: 'time',
  where: 'place',
  link: 'link',
  action: 'call to action',
  picture: 'picture',
  language: 'language',
};

/** The designers whose pieces make up a campaign. */
export type CampaignDesigner = 'flyer' | 'poster' | 'postcard' | 'social' | 'ads' | 'email';

/** Which fields of a designer are facts. */
export interface Roles {
  readonly fields: Fields;
  /** The field for each fact; this designer doesn't have facts without one. */
  readonly says: Readonly<Partial<Record<FactName, string>>>;
  /** Facts that have no field here, and appear in the words of these fields. */
  readonly woven?: { readonly facts: readonly FactName[]; readonly into: readonly string[] };
  /** The choice that shows when and where, if that's optional. */
  readonly ofEvents?: { readonly type: string };
  /** Words that restate the facts, in addition to the fields for them: an email's subject. */
  readonly beside?: readonly string[];
  /** What a draft says about facts whose fields are empty. */
  readonly otherwise?: (draft: AnyDraft) => Readonly<Partial<Record<FactName, string>>>;
}

const rolesOf = <Fs extends Fields>(
  fields: Fs,
  roles: {
    says: Partial<Record<FactName, keyof Fs & string>>;
    woven?: { facts: readonly FactName[]; into: readonly (keyof Fs & string)[] };
    ofEvents?: { type: string };
    beside?: readonly (keyof Fs & string)[];
    otherwise?: Roles['otherwise'];
  },
): Roles => ({ fields, ...roles });

const whenAndWhere = { date: 'eventDate', time: 'eventTime', where: 'location' } as const;
const look = { picture: 'picture', language: 'language' } as const;

/** The first sentences of the caption are in the picture; the rest are the details. */
function captionOf(draft: AnyDraft) {
  const { headline, support, others } = pictureWords(draft.caption ?? '');
  return draft.headline?.trim() ? {} : { what: headline, sentence: support, offer: others.join('\n') };
}

/** An untouched call to action belongs to a platform: "Link in bio" leads nowhere from a flyer. */
const ownAction = (draft: AnyDraft) =>
  draft.cta === initialOf(socialFields.cta, draft) ? { action: '' } : {};

export const roles: Readonly<Record<CampaignDesigner, Roles>> = {
  flyer: rolesOf(flyerFields, {
    says: {
      what: 'title',
      sentence: 'subtitle',
      offer: 'description',
      ...whenAndWhere,
      link: 'link',
      ...look,
    },
    ofEvents: { type: 'event' },
  }),
  poster: rolesOf(posterFields, {
    says: { what: 'title', sentence: 'subtitle', ...whenAndWhere, link: 'link', ...look },
    ofEvents: { type: 'event' },
  }),
  postcard: rolesOf(postcardFields, {
    says: {
      what: 'headline',
      sentence: 'message',
      action: 'cta',
      ...whenAndWhere,
      link: 'link',
      ...look,
    },
    ofEvents: { type: 'invitation' },
  }),
  social: rolesOf(socialFields, {
    says: { what: 'headline', sentence: 'line', offer: 'caption', action: 'cta', ...whenAndWhere, ...look },
    woven: { facts: ['what', 'sentence', 'offer', 'date', 'time', 'where', 'link'], into: ['caption'] },
    otherwise: (draft) => ({ ...captionOf(draft), ...ownAction(draft) }),
  }),
  ads: rolesOf(adsFields, {
    says: { what: 'headline', sentence: 'description', action: 'cta', ...look },
    woven: { facts: ['offer', 'date', 'time', 'where'], into: ['description'] },
  }),
  email: rolesOf(emailFields, {
    says: { what: 'headline', offer: 'content', action: 'cta', link: 'ctaUrl', ...look },
    woven: { facts: ['sentence', 'date', 'time', 'where'], into: ['content'] },
    beside: ['subject', 'preheader'],
  }),
};
