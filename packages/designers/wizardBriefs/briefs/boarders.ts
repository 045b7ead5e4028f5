import { boardersA } from './boardersA.ts';
import { boardersB } from './boardersB.ts';
import type { SealedCase } from './briefCase.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins.
 */
export const boarders: readonly SealedCase[] = [...boardersA, ...boardersB];
