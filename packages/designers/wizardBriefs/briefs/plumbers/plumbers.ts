import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/** Descriptions of coordinators, hurried staff and office people, twenty each, by an author who read neither rules nor gates. */
export const plumbers: readonly SealedCase[] = [...firstHalf, ...secondHalf];
