import type { SealedCase } from './briefCase.ts';
import { travelersA } from './travelersA.ts';
import { travelersB } from './travelersB.ts';

/** Descriptions in many voices, by another author without access to rules, descriptions or model. */
export const travelers: readonly SealedCase[] = [...travelersA, ...travelersB];
