import type { SealedCase } from './briefCase.ts';
import { callersA } from './callersA.ts';
import { callersB } from './callersB.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; the cousins showed the form. */
export const callers: readonly SealedCase[] = [...callersA, ...callersB];
