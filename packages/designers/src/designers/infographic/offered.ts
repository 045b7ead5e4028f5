import { list } from '../../editor/layouts/List.tsx';
import { numeral } from '../../editor/layouts/Numeral.tsx';
import { photograph } from '../../editor/layouts/Photograph.tsx';
import { steps } from '../../editor/layouts/Steps.tsx';
import { sunrise } from '../../editor/layouts/Sunrise.tsx';
import { type } from '../../editor/layouts/Type.tsx';
import { figures } from './figures.tsx';

/** The layouts of infographics: the first fits any content. */
export const offered = [sunrise, figures, list, steps, numeral, photograph, type] as const;
