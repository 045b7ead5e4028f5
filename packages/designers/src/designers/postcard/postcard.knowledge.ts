import { countInWords, joinWithAnd, namesOf, type Passages, sizesIn } from '../passages.ts';
import { postcardFields } from './postcard.fields.ts';
import { stock } from './printSpecification.ts';

const { size, finish, quantity, type } = postcardFields;

export const postcardKnowledge: Passages = {
  'Postcard sizes': `Postcards come in ${countInWords(size.options)} sizes: ${joinWithAnd(sizesIn(size))}. Finishes: ${joinWithAnd(
    finish.options.map(({ value, label }) => (value === 'uv' ? label : label.toLowerCase())),
  )}. Quantities: ${joinWithAnd(quantity.options.map(({ value }) => value))}. They're printed on ${stock.paper.replace(/[()]/g, '').toLowerCase().replace('c2s', 'C2S')} in ${stock.color.replace('Full color', 'full-color')}.`,
  'Postcard types': `Postcard types: ${joinWithAnd(namesOf(type.options))}. The front has a headline, a message and a call to action. The back has our details, a box for the stamp and the mailing address.`,
};
