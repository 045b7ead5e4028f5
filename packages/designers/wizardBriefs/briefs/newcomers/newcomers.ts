import type { SealedCase } from '../briefCase.ts';
import { awkward } from './awkward.ts';
import { formal } from './formal.ts';
import { spoken } from './spoken.ts';
import { terse } from './terse.ts';

/**
 * Descriptions as sixty other people would type on an ordinary day. Written without access to the rules, and before any
 * of them ran.
 */
export const newcomers: readonly SealedCase[] = [...terse, ...spoken, ...formal, ...awkward];
