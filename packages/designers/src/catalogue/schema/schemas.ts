import { wizardFields } from '../../campaigns/wizard/wizard.fields.ts';
import { wizardManifest } from '../../campaigns/wizard/wizard.manifest.ts';
import type { Manifest } from '../../designers/manifest.ts';
import { fields } from '../../designers/registry/fields.ts';
import { manifests } from '../../designers/registry/manifests.ts';
import type { Fields } from '../../editor/fields/fields.ts';
import type { DesignerSchema } from './designerSchema.ts';
import { type SchemaSource, schemaFrom } from './fromFields.ts';

export type DesignerId = keyof typeof fields | 'wizard';

const sourceOf = ({ id, title, summary, sizedBy = [] }: Manifest, fields: Fields): SchemaSource => ({
  id,
  title,
  summary,
  fields,
  sizes: sizedBy,
});

export const sources: Readonly<Record<DesignerId, SchemaSource>> = {
  ...(Object.fromEntries(
    Object.entries(fields).map(([id, its]) => [id, sourceOf(manifests[id as keyof typeof fields], its)]),
  ) as Record<keyof typeof fields, SchemaSource>),
  wizard: sourceOf(wizardManifest, wizardFields),
};

/** The designers with a schema, by the id their drafts are stored under. */
export const designerIds = Object.keys(sources) as readonly DesignerId[];

const cache = new Map<DesignerId, DesignerSchema>();

/**
 * The JSON Schema (2020-12) of a designer's drafts, which describes what its form accepts. The same object each time.
 */
export function schemaOf(id: DesignerId): DesignerSchema {
  const cached = cache.get(id);
  if (cached) return cached;
  const schema = schemaFrom(sources[id]);
  cache.set(id, schema);
  return schema;
}
