import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/**
 * Descriptions of the company's whole range by everyday colleagues, without access to rules, model or other
 * descriptions.
 */
export const cousins: readonly SealedCase[] = [...firstHalf, ...secondHalf];
