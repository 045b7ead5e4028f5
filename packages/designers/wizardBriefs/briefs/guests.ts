import type { SealedCase } from './briefCase.ts';
import { guestsA } from './guestsA.ts';
import { guestsB } from './guestsB.ts';

/** By six people who write in different ways. Written without sight of rules, corpora and model; 15 of the cousins showed the form. */
export const guests: readonly SealedCase[] = [...guestsA, ...guestsB];
