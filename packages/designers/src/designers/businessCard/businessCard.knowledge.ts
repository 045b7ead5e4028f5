import { choiceOf, namesOf, type Passages, sizesIn } from '../passages.ts';
import { businessCardFields } from './businessCard.fields.ts';

const { layout, size } = businessCardFields;

export const businessCardKnowledge: Passages = {
  'Business cards': `A business card is ${sizesIn(size)}, ${choiceOf(namesOf(layout.options))}, with a front and a back, at 300 DPI. Download the template or copy the specifications on the New Hire page.`,
};
