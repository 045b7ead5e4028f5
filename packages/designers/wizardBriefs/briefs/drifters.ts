import type { SealedCase } from './briefCase.ts';
import { driftersA } from './driftersA.ts';
import { driftersB } from './driftersB.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; the cousins showed the form. */
export const drifters: readonly SealedCase[] = [...driftersA, ...driftersB];
