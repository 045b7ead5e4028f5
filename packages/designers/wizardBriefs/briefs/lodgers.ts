import type { SealedCase } from './briefCase.ts';
import { lodgersA } from './lodgersA.ts';
import { lodgersB } from './lodgersB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins.
 */
export const lodgers: readonly SealedCase[] = [...lodgersA, ...lodgersB];
