import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/** Descriptions in many voices, by another author without access to rules, descriptions or model. */
export const travelers: readonly SealedCase[] = [...firstHalf, ...secondHalf];
