import { joinWithAnd, type Passages, sizesIn } from '../passages.ts';
import { brochureFields } from './brochure.fields.ts';

const { size, width, height, fold, pages } = brochureFields;

export const brochureKnowledge: Passages = {
  'Custom size of a brochure': `For a custom brochure size, choose "Custom" under "${size.label}" and fill in "${width.label}" and "${height.label}" with numbers ${height.hint.replace('From', 'from')}`,
  'Brochure sizes and folds': `Brochures come in these sizes: ${joinWithAnd(sizesIn(size))}. Folds: ${joinWithAnd(fold.options.map(({ label }) => label.toLowerCase()))}. Pages: ${joinWithAnd(
    pages.options.map(({ value }) => (value === pages.initial ? `${value} (the default)` : value)),
  )}.`,
};
