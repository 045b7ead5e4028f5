import type { SealedCase } from './briefCase.ts';
import { roommatesA } from './roommatesA.ts';
import { roommatesB } from './roommatesB.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; the cousins showed the form. */
export const roommates: readonly SealedCase[] = [...roommatesA, ...roommatesB];
