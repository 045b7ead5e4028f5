import type { SealedCase } from './briefCase.ts';
import { siblingsA } from './siblingsA.ts';
import { siblingsB } from './siblingsB.ts';

/** The company's whole range, by everyday colleagues. Written without sight of rules, model and other descriptions. */
export const siblings: readonly SealedCase[] = [...siblingsA, ...siblingsB];
