import type { Field } from '../../editor/fields/fields.ts';

/** A draft field as JSON Schema. Every value is text. */
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
  /** The form control for it. */
  readonly 'x-kind'?: Field['kind'];
  /** The condition under which the form shows the field and the piece uses it. A draft may hold it at any time. */
  readonly 'x-shown-when'?: DraftCondition;
}

/** Required values of other fields; any one of several. */
export interface DraftCondition {
  readonly properties?: Readonly<Record<string, { readonly enum: readonly string[] }>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly DraftCondition[];
}

/** Constraints on fields while `if` holds. */
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
  /** By field name. Fields that are left out have their default. */
  readonly properties: Readonly<Record<string, FieldSchema>>;
  /** Values for one size only, by field and size: `headline@google banner`. */
  readonly patternProperties: Readonly<Record<string, FieldSchema>>;
  readonly additionalProperties: false;
  readonly allOf?: readonly DependentFields[];
  readonly $defs: Readonly<Record<string, FieldSchema>>;
}
