import type { SealedCase } from './briefCase.ts';
import { strangerEvents } from './strangerEvents.ts';
import { strangerNews } from './strangerNews.ts';
import { strangerStaff } from './strangerStaff.ts';
import { strangerTrade } from './strangerTrade.ts';

/**
 * Descriptions as sixty employees would type on an ordinary day. Written without access to the rules, and before any of
 * them ran; the author had read the gates, earlier descriptions and the failures of `turn-a-` in docs/benchmarks.md.
 */
export const strangers: readonly SealedCase[] = [
  ...strangerEvents,
  ...strangerTrade,
  ...strangerStaff,
  ...strangerNews,
];
