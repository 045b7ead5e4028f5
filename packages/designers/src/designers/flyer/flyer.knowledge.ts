import { choiceOf, counted, listed, namesOf, type Passages, sizesIn } from '../passages.ts';
import { flyerFields } from './flyer.fields.ts';

const { size, type, tearOff } = flyerFields;
const withStrips = size.options.filter(({ value }) => tearOff.when.size.some((each) => each === value));
const strips = tearOff.options.filter(({ value }) => value !== 'none');

export const flyerKnowledge: Passages = {
  'Flyer sizes': `Flyers come in ${counted(size.options)} sizes: ${listed(sizesIn(size))}. A flyer's type is ${choiceOf(namesOf(type.options))}. Date, time and location appear only for events.`,
  'Tear-off strips of a flyer': `A flyer can end in strips with your contact details for people to tear off: ${choiceOf(strips.map(({ value }) => value))} of them. Choose them under "${tearOff.label}" in the flyer designer. They're available for flyers that are ${choiceOf(sizesIn({ options: withStrips, initial: '' }))}.`,
};
