import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins.
 */
export const boarders: readonly SealedCase[] = [...firstHalf, ...secondHalf];
