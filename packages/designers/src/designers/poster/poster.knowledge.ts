import { countInWords, joinWithAnd, joinWithOr, namesOf, type Passages, sizesIn } from '../passages.ts';
import { posterFields } from './poster.fields.ts';

const { size, orientation, type, theme } = posterFields;

export const posterKnowledge: Passages = {
  'Poster sizes': `Posters come in ${countInWords(size.options)} sizes: ${joinWithAnd(sizesIn(size))}. Each comes in ${joinWithOr(namesOf(orientation.options))}.`,
  'Poster types': `Poster types: ${joinWithAnd(namesOf(type.options))}. Date, time and location appear only for events. Themes: ${joinWithAnd(namesOf(theme.options))}.`,
};
