import { countInWords, joinWithAnd, joinWithOr, namesOf, type Passages, sizesIn } from '../passages.ts';
import { posterFields } from './poster.fields.ts';

const { size, orientation, type, theme } = posterFields;

export const posterKnowledge: Passages = {
  'Poster sizes': `Posters come in ${countInWords(size.options)} sizes: ${joinWithAnd(sizesIn(size))}. Each comes in ${joinWithOr(namesOf(orientation.options))}.`,
  'Poster types': `A poster's type is ${joinWithOr(namesOf(type.options))}. Date, time and location appear only for events. Themes: ${joinWithAnd(namesOf(theme.options))}.`,
};
