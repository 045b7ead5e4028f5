import { boardersA } from './boardersA.ts';
import { boardersB } from './boardersB.ts';
import type { SealedCase } from './briefCase.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; the cousins showed the form. */
export const boarders: readonly SealedCase[] = [...boardersA, ...boardersB];
