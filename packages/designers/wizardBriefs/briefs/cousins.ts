import type { SealedCase } from './briefCase.ts';
import { cousinsA } from './cousinsA.ts';
import { cousinsB } from './cousinsB.ts';

/**
 * Descriptions of the company's whole range by everyday colleagues, without access to rules, model or other
 * descriptions.
 */
export const cousins: readonly SealedCase[] = [...cousinsA, ...cousinsB];
