import type { SealedCase } from './briefCase.ts';
import { newcomersA } from './newcomersA.ts';
import { newcomersB } from './newcomersB.ts';
import { newcomersC } from './newcomersC.ts';
import { newcomersD } from './newcomersD.ts';

/**
 * Descriptions as sixty other people would type on an ordinary day. Written without access to the rules, and before any
 * of them ran.
 */
export const newcomers: readonly SealedCase[] = [...newcomersA, ...newcomersB, ...newcomersC, ...newcomersD];
