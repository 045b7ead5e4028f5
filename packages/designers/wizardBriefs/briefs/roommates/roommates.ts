import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins, who
 * were asked to write as people do and not to set traps.
 */
export const roommates: readonly SealedCase[] = [...firstHalf, ...secondHalf];
