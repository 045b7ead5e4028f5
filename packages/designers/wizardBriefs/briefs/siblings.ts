import type { SealedCase } from './briefCase.ts';
import { siblingsA } from './siblingsA.ts';
import { siblingsB } from './siblingsB.ts';

/** By six people who write in different ways. Written without sight of rules and model; 15 of the cousins showed the form. */
export const siblings: readonly SealedCase[] = [...siblingsA, ...siblingsB];
