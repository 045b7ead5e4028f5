import { everyOption } from '../../editor/fields/fields.ts';
import { countInWords, joinWithAnd, joinWithOr, namesOf, type Passages, sizesIn } from '../passages.ts';
import { businessCardFields } from './businessCard.fields.ts';

const { layout, size, composition } = businessCardFields;
const designs = everyOption(composition);

export const businessCardKnowledge: Passages = {
  'Business cards': `A business card is ${joinWithOr(sizesIn(size))}, ${joinWithOr(namesOf(layout.options))}, with a front and a back, at 300 DPI. Choose from ${countInWords(designs)} designs: ${joinWithAnd(designs.map(({ label }) => label))}. Download the template or copy the specifications on the New Hire page.`,
};
