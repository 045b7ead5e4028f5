import type { SealedCase } from './briefCase.ts';
import { neighborsA } from './neighborsA.ts';
import { neighborsB } from './neighborsB.ts';

/**
 * Descriptions from two ordinary weeks in the company: all pieces, many kinds of people. Written without access to
 * rules or model.
 */
export const neighbors: readonly SealedCase[] = [...neighborsA, ...neighborsB];
