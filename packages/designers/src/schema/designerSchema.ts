import type { Field } from '../workbench/fields.ts';

/** A draft's field as JSON Schema says it. Every value is text. */
export interface FieldSchema {
  readonly $ref?: string;
  readonly type?: 'string';
  readonly title?: string;
  readonly description?: string;
  readonly default?: string;
  /** In code points, which are never fewer than the characters that the form counts. */
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  readonly allOf?: readonly FieldSchema[];
  /** What the form asks for it with. */
  readonly 'x-kind'?: Field['kind'];
  /** The form asks for it, and the piece shows it, while its draft holds to this. A draft may hold it at any time. */
  readonly 'x-shown-when'?: DraftCondition;
}

/** Which values other fields have; of several values, one. */
export interface DraftCondition {
  readonly properties?: Readonly<Record<string, { readonly enum: readonly string[] }>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly DraftCondition[];
}

/** While the first holds, the fields also hold to what is said of them here. */
export interface DependentFields {
  readonly if: DraftCondition;
  readonly then: { readonly properties: Readonly<Record<string, FieldSchema>> };
}

/** The JSON Schema (2020-12) of a designer's drafts. */
export interface DesignerSchema {
  readonly $schema: 'https://json-schema.org/draft/2020-12/schema';
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'object';
  /** By the name of the field. What is left out has its default. */
  readonly properties: Readonly<Record<string, FieldSchema>>;
  /** What is said for one size only, by field and size: `headline@google banner`. */
  readonly patternProperties: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties: false;
  readonly allOf?: readonly DependentFields[];
  readonly $defs: Readonly<Record<string, FieldSchema>>;
}
