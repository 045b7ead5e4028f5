import type { SealedCase } from './briefCase.ts';
import { strangerEvents } from './strangerEvents.ts';
import { strangerNews } from './strangerNews.ts';
import { strangerStaff } from './strangerStaff.ts';
import { strangerTrade } from './strangerTrade.ts';

/**
 * What sixty employees would type on an ordinary day. Written without the rules at hand, and before any of them ran; the gates, earlier briefs
 * and the list of what failed of `turn-a-` in docs/benchmarks.md had been read.
 */
export const strangers: readonly SealedCase[] = [
  ...strangerEvents,
  ...strangerTrade,
  ...strangerStaff,
  ...strangerNews,
];
