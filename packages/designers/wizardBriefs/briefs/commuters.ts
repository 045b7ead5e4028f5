import type { SealedCase } from './briefCase.ts';
import { commutersA } from './commutersA.ts';
import { commutersB } from './commutersB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins.
 */
export const commuters: readonly SealedCase[] = [...commutersA, ...commutersB];
