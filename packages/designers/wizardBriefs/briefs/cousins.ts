import type { SealedCase } from './briefCase.ts';
import { cousinsA } from './cousinsA.ts';
import { cousinsB } from './cousinsB.ts';

/** The company's whole range, by everyday colleagues. Written without sight of rules, model and other descriptions. */
export const cousins: readonly SealedCase[] = [...cousinsA, ...cousinsB];
