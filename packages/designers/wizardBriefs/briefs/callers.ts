import type { SealedCase } from './briefCase.ts';
import { callersA } from './callersA.ts';
import { callersB } from './callersB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins.
 */
export const callers: readonly SealedCase[] = [...callersA, ...callersB];
