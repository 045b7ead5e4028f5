import type { SealedCase } from './briefCase.ts';
import { roommatesA } from './roommatesA.ts';
import { roommatesB } from './roommatesB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins.
 */
export const roommates: readonly SealedCase[] = [...roommatesA, ...roommatesB];
