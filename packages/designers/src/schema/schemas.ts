import { materials } from '../catalogue/materials.ts';
import { adsFields } from '../pieces/ads/ads.fields.ts';
import { brochureFields } from '../pieces/brochure/brochure.fields.ts';
import { businessCardFields, businessCardId } from '../pieces/businessCard/businessCard.fields.ts';
import { emailFields } from '../pieces/email/email.fields.ts';
import { flyerFields } from '../pieces/flyer/flyer.fields.ts';
import { infographicFields } from '../pieces/infographic/infographic.fields.ts';
import { postcardFields } from '../pieces/postcard/postcard.fields.ts';
import { posterFields } from '../pieces/poster/poster.fields.ts';
import { signatureFields } from '../pieces/signature/signature.fields.ts';
import { socialFields } from '../pieces/social/social.fields.ts';
import { titleSlideFields } from '../pieces/titleSlide/titleSlide.fields.ts';
import { wizardFields } from '../pieces/wizard/wizard.fields.ts';
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
