import type { SealedCase } from './briefCase.ts';
import { turnLeads } from './turnLeads.ts';
import { turnMails } from './turnMails.ts';
import { turnNotes } from './turnNotes.ts';

/**
 * Descriptions written before printing took evidence: `turn-a-` was read while the rules changed, `turn-b-` never.
 * docs/benchmarks.md has the first results.
 */
export const turned: readonly SealedCase[] = [...turnNotes, ...turnMails, ...turnLeads];
