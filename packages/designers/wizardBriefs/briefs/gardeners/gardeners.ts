import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/** Descriptions of an art director who tests what is printed and what steers, by an author who read neither rules nor gates. */
export const gardeners: readonly SealedCase[] = [...firstHalf, ...secondHalf];
