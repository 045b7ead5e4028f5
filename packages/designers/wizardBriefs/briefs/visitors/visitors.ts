import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on 15 of the
 * cousins.
 */
export const visitors: readonly SealedCase[] = [...firstHalf, ...secondHalf];
