import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/** Descriptions of sixty employees, by an author who read neither rules nor gates. */
export const sailors: readonly SealedCase[] = [...firstHalf, ...secondHalf];
