import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/** Descriptions of seven kinds of staff, by an author who read the gates, but no rule. */
export const weekenders: readonly SealedCase[] = [...firstHalf, ...secondHalf];
