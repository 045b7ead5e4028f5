import { everyOption } from '../../editor/fields/fields.ts';
import { choiceOf, counted, listed, namesOf, type Passages, sizesIn } from '../passages.ts';
import { businessCardFields } from './businessCard.fields.ts';

const { layout, size, composition } = businessCardFields;
const designs = everyOption(composition);

export const businessCardKnowledge: Passages = {
  'Business cards': `A business card is ${choiceOf(sizesIn(size))}, ${choiceOf(namesOf(layout.options))}, with a front and a back, at 300 DPI. Choose from ${counted(designs)} designs: ${listed(designs.map(({ label }) => label))}. Download the template or copy the specifications on the New Hire page.`,
};
