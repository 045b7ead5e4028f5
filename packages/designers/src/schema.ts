export type {
  DependentFields,
  DesignerSchema,
  DraftCondition,
  FieldSchema,
} from './schema/designerSchema.ts';
export { type DesignerId, designerIds, schemaOf } from './schema/schemas.ts';
