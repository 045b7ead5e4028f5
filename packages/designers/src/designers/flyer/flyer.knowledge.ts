import { choiceOf, counted, namesOf, type Passages, sizesIn } from '../passages.ts';
import { flyerFields } from './flyer.fields.ts';

const { size, type } = flyerFields;

export const flyerKnowledge: Passages = {
  'Flyer sizes': `Flyers come in ${counted(size.options)} sizes: ${sizesIn(size)}. A flyer's type is ${choiceOf(namesOf(type.options))}; date, time and location appear for an event only.`,
};
