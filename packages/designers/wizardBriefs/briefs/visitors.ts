import type { SealedCase } from './briefCase.ts';
import { visitorsA } from './visitorsA.ts';
import { visitorsB } from './visitorsB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on 15 of the
 * cousins.
 */
export const visitors: readonly SealedCase[] = [...visitorsA, ...visitorsB];
