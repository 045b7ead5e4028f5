import { wizardFields } from '../../campaigns/wizard/wizard.fields.ts';
import { adsFields } from '../../designers/ads/ads.fields.ts';
import { brochureFields } from '../../designers/brochure/brochure.fields.ts';
import { businessCardFields, businessCardId } from '../../designers/businessCard/businessCard.fields.ts';
import { emailFields } from '../../designers/email/email.fields.ts';
import { flyerFields } from '../../designers/flyer/flyer.fields.ts';
import { infographicFields } from '../../designers/infographic/infographic.fields.ts';
import { materials } from '../../designers/materials.ts';
import { postcardFields } from '../../designers/postcard/postcard.fields.ts';
import { posterFields } from '../../designers/poster/poster.fields.ts';
import { signatureFields } from '../../designers/signature/signature.fields.ts';
import { socialFields } from '../../designers/social/social.fields.ts';
import { titleSlideFields } from '../../designers/titleSlide/titleSlide.fields.ts';
import type { DesignerSchema } from './designerSchema.ts';
import { type SchemaSource, schemaFrom } from './fromFields.ts';

const ids = [
  'brochure',
  'ads',
  'email',
  'flyer',
  'business-card',
  'signature',
  'postcard',
  'poster',
  'social',
  'infographic',
  'slide',
  'wizard',
] as const;

export type DesignerId = (typeof ids)[number];

/** The designers that have a schema, by the id their drafts are stored under. */
export const designerIds: readonly DesignerId[] = ids;

export const sources: Readonly<Record<DesignerId, SchemaSource>> = {
  brochure: { ...materials.brochure, fields: brochureFields, sizes: ['size'] },
  ads: { ...materials.ads, fields: adsFields, sizes: ['platform', 'size'] },
  email: { ...materials.email, fields: emailFields, sizes: [] },
  flyer: { ...materials.flyer, fields: flyerFields, sizes: ['size'] },
  'business-card': {
    id: businessCardId,
    title: 'Business card',
    summary: 'The card of one person, whose details the New Hire page asks for.',
    fields: businessCardFields,
    sizes: ['size'],
  },
  signature: {
    id: 'signature',
    title: 'Email signature',
    summary: 'What stands below the mails of one person, whose details the New Hire page asks for.',
    fields: signatureFields,
    sizes: [],
  },
  postcard: { ...materials.postcard, fields: postcardFields, sizes: ['size'] },
  poster: { ...materials.poster, fields: posterFields, sizes: ['size'] },
  social: { ...materials.social, fields: socialFields, sizes: ['platform', 'format'] },
  infographic: { ...materials.infographic, fields: infographicFields, sizes: ['size'] },
  slide: { ...materials.slide, fields: titleSlideFields, sizes: [] },
  wizard: { ...materials.wizard, fields: wizardFields, sizes: [] },
};

const made = new Map<DesignerId, DesignerSchema>();

/** The JSON Schema (2020-12) of a designer's drafts: what its form accepts. The same object each time. */
export function schemaOf(id: DesignerId): DesignerSchema {
  const known = made.get(id);
  if (known) return known;
  const schema = schemaFrom(sources[id]);
  made.set(id, schema);
  return schema;
}
