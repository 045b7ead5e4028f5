import { numeral } from '../../compositions/Numeral.tsx';
import { photograph } from '../../compositions/Photograph.tsx';
import { sunrise } from '../../compositions/Sunrise.tsx';
import { type } from '../../compositions/Type.tsx';

/** The compositions of ads. All but the number stand on strips too. */
export const offered = [sunrise, type, photograph, numeral] as const;
