import type { SealedCase } from './briefCase.ts';
import { driftersA } from './driftersA.ts';
import { driftersB } from './driftersB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules, corpora or model, modeled on the cousins.
 */
export const drifters: readonly SealedCase[] = [...driftersA, ...driftersB];
