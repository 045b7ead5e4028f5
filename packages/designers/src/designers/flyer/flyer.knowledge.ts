import { countInWords, joinWithAnd, joinWithOr, namesOf, type Passages, sizesIn } from '../passages.ts';
import { flyerFields } from './flyer.fields.ts';

const { size, type, tearOff } = flyerFields;
const withStrips = size.options.filter(({ value }) => tearOff.when.size.some((each) => each === value));
const strips = tearOff.options.filter(({ value }) => value !== 'none');

export const flyerKnowledge: Passages = {
  'Flyer sizes': `Flyers come in ${countInWords(size.options)} sizes: ${joinWithAnd(sizesIn(size))}. Flyer types: ${joinWithAnd(namesOf(type.options))}. Date, time and location appear only for events.`,
  'Tear-off strips of a flyer': `A flyer can have ${joinWithOr(strips.map(({ value }) => value))} tear-off strips at the bottom with your contact details. Choose them under "${tearOff.label}" in the flyer designer. They're available for flyers that are ${joinWithOr(sizesIn({ options: withStrips, initial: '' }))}.`,
};
