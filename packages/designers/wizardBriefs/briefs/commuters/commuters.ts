import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/**
 * Descriptions as staff write them on an ordinary day, by an author without access to rules, descriptions or model, and
 * stricter in what must be printed than the roommates.
 */
export const commuters: readonly SealedCase[] = [...firstHalf, ...secondHalf];
