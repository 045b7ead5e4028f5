import { choiceOf, counted, listed, namesOf, type Passages, sizesIn } from '../passages.ts';
import { posterFields } from './poster.fields.ts';

const { size, orientation, type, theme } = posterFields;

export const posterKnowledge: Passages = {
  'Poster sizes': `Posters come in ${counted(size.options)} sizes: ${listed(sizesIn(size))}. Each comes in ${choiceOf(namesOf(orientation.options))}.`,
  'Poster types': `A poster's type is ${choiceOf(namesOf(type.options))}. Date, time and location appear only for events. Themes: ${listed(namesOf(theme.options))}.`,
};
