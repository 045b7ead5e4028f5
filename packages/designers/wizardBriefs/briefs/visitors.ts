import type { SealedCase } from './briefCase.ts';
import { visitorsA } from './visitorsA.ts';
import { visitorsB } from './visitorsB.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; 15 of the cousins showed the form. */
export const visitors: readonly SealedCase[] = [...visitorsA, ...visitorsB];
