import type { SealedCase } from './briefCase.ts';
import { siblingsA } from './siblingsA.ts';
import { siblingsB } from './siblingsB.ts';

/**
 * Descriptions by six writers with different styles, without access to rules or model, modeled on 15 of the cousins.
 */
export const siblings: readonly SealedCase[] = [...siblingsA, ...siblingsB];
