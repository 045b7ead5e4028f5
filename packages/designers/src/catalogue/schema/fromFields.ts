import {
  type AnyDraft,
  conditionsOf,
  everyOption,
  type Field,
  type Fields,
  initialOf,
  limitOf,
  type Option,
  offersBy,
  optionsOf,
  parentOf,
} from '../../editor/fields/fields.ts';
import { canDiffer } from '../../editor/fields/sizeOverrides.ts';
import type { DependentFields, DesignerSchema, DraftCondition, FieldSchema } from './designerSchema.ts';
import { type ValueKind, values } from './patterns.ts';

/** Half the maximum length of a stored draft in code units, because a code point may take two. */
const longestText = 15_000;

export interface SchemaSource {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly fields: Fields;
  /** The choices that make up the designer's sizes, outermost first; none if no size has its own words. */
  readonly sizes: readonly string[];
}

const reference = (kind: ValueKind) => ({ $ref: `#/$defs/${kind}` });

const kindOf = (field: Field): Exclude<Field['kind'], 'choice'> | 'logo' | undefined => {
  if (field.kind === 'choice') return undefined;
  return field.kind === 'picture' && !field.fills ? 'logo' : field.kind;
};

const titled = (options: readonly Option[]) =>
  options.map(({ value, label }) => ({ const: value, title: label }));

/** Looks up a field's table entry for one value of the field it depends on. */
const dependsFor = (field: Field): string | undefined => {
  const { limit } = field as { limit?: unknown };
  return parentOf(field) ?? (typeof limit === 'object' ? (limit as { by: string }).by : undefined);
};

/** The maximum length of a text in a draft. */
const mostOf = (field: Field, draft: AnyDraft): number | undefined =>
  field.kind === 'text' || field.kind === 'lines' ? (limitOf(field, draft) ?? longestText) : undefined;

const shownWhen = (field: Field): DraftCondition | undefined => {
  if (field.when === undefined) return undefined;
  const conditions = conditionsOf(field).map(
    (condition): DraftCondition => ({
      properties: Object.fromEntries(
        Object.entries(condition).map(([name, allowed]) => [name, { enum: [allowed].flat() }]),
      ),
      required: Object.keys(condition),
    }),
  );
  return conditions.length === 1 ? conditions[0] : { anyOf: conditions };
};

/** The schema without its undefined properties. */
const withoutUndefined = (
  schema: { readonly [Key in keyof FieldSchema]: FieldSchema[Key] | undefined },
): FieldSchema => Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));

/** A field's constraints independent of the rest of the draft. */
function fieldSchema(field: Field): FieldSchema {
  const kind = kindOf(field);
  const hangs = dependsFor(field) !== undefined;
  const everywhere = hangs ? undefined : {};
  return withoutUndefined({
    ...(kind && reference(kind)),
    type: 'string',
    title: field.label,
    description: field.hint,
    ...(field.kind === 'choice' &&
      (offersBy(field)
        ? { enum: [...new Set(everyOption(field).map(({ value }) => value))] }
        : { oneOf: titled(optionsOf(field, {})) })),
    maxLength: everywhere && mostOf(field, {}),
    default: everywhere && initialOf(field, {}),
    'x-kind': field.kind,
    'x-shown-when': shownWhen(field),
  });
}

/** The constraints of fields that depend on a choice, for each option. A draft without the choice has its default. */
function dependents(fields: Fields, parent: string): DependentFields[] {
  const choice = fields[parent];
  if (choice?.kind !== 'choice') throw new Error(`${parent} is no choice.`);
  const initial = initialOf(choice, {});
  const children = Object.entries(fields).filter(([, field]) => dependsFor(field) === parent);
  return everyOption(choice).map(({ value }) => {
    const draft = { [parent]: value };
    return {
      if: {
        properties: { [parent]: { enum: [value] } },
        ...(value === initial ? {} : { required: [parent] }),
      },
      // biome-ignore lint/suspicious/noThenProperty: it's a JSON Schema keyword.
      then: {
        properties: Object.fromEntries(
          children.map(([name, field]) => [
            name,
            withoutUndefined({
              oneOf: offersBy(field) ? titled(optionsOf(field, draft)) : undefined,
              maxLength: mostOf(field, draft),
              default: initialOf(field, draft),
            }),
          ]),
        ),
      },
    };
  });
}

/** Every size of a designer: the options of its size choices, and a draft with them. */
function sizesOver(fields: Fields, names: readonly string[]): { size: string; draft: AnyDraft }[] {
  let drafts: AnyDraft[] = names.length > 0 ? [{}] : [];
  for (const name of names) {
    const field = fields[name];
    if (field?.kind !== 'choice') throw new Error(`${name} is no choice.`);
    drafts = drafts.flatMap((draft) =>
      optionsOf(field, draft).map(({ value }) => ({ ...draft, [name]: value })),
    );
  }
  return drafts.map((draft) => ({ draft, size: names.map((name) => draft[name]).join(' ') }));
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Values that may differ at one size, by field and size, grouped by limit. */
function ownSchemas(fields: Fields, names: readonly string[]): Record<string, FieldSchema> {
  const sizes = sizesOver(fields, names);
  const schemas: Record<string, FieldSchema> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!canDiffer(field)) continue;
    const kind = field.kind === 'lines' ? 'ownLines' : field.kind === 'picture' ? 'ownPicture' : 'ownText';
    const byMost = new Map<number | undefined, typeof sizes>();
    for (const size of sizes) {
      const most = mostOf(field, size.draft);
      byMost.set(most, [...(byMost.get(most) ?? []), size]);
    }
    for (const [most, limits] of byMost)
      schemas[`^${escaped(name)}@(?:${limits.map(({ size }) => escaped(size)).join('|')})$`] =
        withoutUndefined({
          ...reference(kind),
          title: `${field.label}, at one size`,
          // Adds one for the sign before the words.
          maxLength: most === undefined ? undefined : most + 1,
        });
  }
  return schemas;
}

/** Builds the JSON Schema of a designer's drafts from its fields alone. */
export function schemaFrom({ id, title, summary, fields, sizes }: SchemaSource): DesignerSchema {
  const parents = new Set(Object.values(fields).flatMap((field) => dependsFor(field) ?? []));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:daybreak:designers:${id}`,
    title,
    description: summary,
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    patternProperties: ownSchemas(fields, sizes),
    additionalProperties: false,
    ...(parents.size > 0 && { allOf: [...parents].flatMap((parent) => dependents(fields, parent)) }),
    $defs: values,
  };
}
