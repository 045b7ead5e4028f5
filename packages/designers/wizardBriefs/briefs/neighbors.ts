import type { SealedCase } from './briefCase.ts';
import { neighborsA } from './neighborsA.ts';
import { neighborsB } from './neighborsB.ts';

/** Two ordinary weeks in the company: all pieces, many kinds of people. Written without sight of rules and model. */
export const neighbors: readonly SealedCase[] = [...neighborsA, ...neighborsB];
