import type { SealedCase } from '../briefCase.ts';
import { firstHalf } from './firstHalf.ts';
import { secondHalf } from './secondHalf.ts';

/**
 * Descriptions from two ordinary weeks in the company: all pieces, many kinds of people. Written without access to
 * rules or model.
 */
export const neighbors: readonly SealedCase[] = [...firstHalf, ...secondHalf];
