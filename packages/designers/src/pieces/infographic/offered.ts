import { list } from '../../compositions/List.tsx';
import { numeral } from '../../compositions/Numeral.tsx';
import { photograph } from '../../compositions/Photograph.tsx';
import { steps } from '../../compositions/Steps.tsx';
import { sunrise } from '../../compositions/Sunrise.tsx';
import { type } from '../../compositions/Type.tsx';
import { figures } from './figures.tsx';

/** The compositions of infographics: the first fits any content. */
export const offered = [sunrise, figures, list, steps, numeral, photograph, type] as const;
