import type { SealedCase } from '../briefCase.ts';
import { events } from './events.ts';
import { news } from './news.ts';
import { staff } from './staff.ts';
import { trade } from './trade.ts';

/**
 * Descriptions as sixty employees would type on an ordinary day. Written without access to the rules, and before any of
 * them ran; the author had read the gates, earlier descriptions and the failures of `turn-a-` in docs/benchmarks.md.
 */
export const strangers: readonly SealedCase[] = [...events, ...trade, ...staff, ...news];
