import type { SealedCase } from './briefCase.ts';
import { lodgersA } from './lodgersA.ts';
import { lodgersB } from './lodgersB.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; the cousins showed the form. */
export const lodgers: readonly SealedCase[] = [...lodgersA, ...lodgersB];
