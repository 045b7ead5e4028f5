import { listed, type Passages, sizesIn } from '../passages.ts';
import { brochureFields } from './brochure.fields.ts';

const { size, fold, pages } = brochureFields;

export const brochureKnowledge: Passages = {
  'Brochure sizes and folds': `Brochures come in these sizes: ${sizesIn(size)}. Folds: ${listed(fold.options.map(({ label }) => label.toLowerCase()))}. Pages: ${listed(
    pages.options.map(({ value }) => (value === pages.initial ? `${value} (the default)` : value)),
  )}.`,
};
