import type { SealedCase } from './briefCase.ts';
import { commutersA } from './commutersA.ts';
import { commutersB } from './commutersB.ts';

/**
 * Descriptions as staff write them on an ordinary day, by an author without access to rules, descriptions or model, and
 * stricter in what must be printed than the roommates.
 */
export const commuters: readonly SealedCase[] = [...commutersA, ...commutersB];
