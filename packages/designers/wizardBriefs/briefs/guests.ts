import type { SealedCase } from './briefCase.ts';
import { guestsA } from './guestsA.ts';
import { guestsB } from './guestsB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on 15 of the
 * cousins.
 */
export const guests: readonly SealedCase[] = [...guestsA, ...guestsB];
