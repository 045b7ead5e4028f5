export type {
  DependentFields,
  DesignerSchema,
  DraftCondition,
  FieldSchema,
} from './catalogue/schema/designerSchema.ts';
export { type DesignerId, designerIds, schemaOf } from './catalogue/schema/schemas.ts';
