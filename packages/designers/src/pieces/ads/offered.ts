import { numeral } from '../../compositions/Numeral.tsx';
import { photograph } from '../../compositions/Photograph.tsx';
import { type } from '../../compositions/Type.tsx';
import { adsSunrise } from './AdsSunrise.tsx';

/** The compositions of ads. All but the number stand on strips too. */
export const offered = [adsSunrise, type, photograph, numeral] as const;
