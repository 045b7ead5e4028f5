import type { SealedCase } from './briefCase.ts';
import { sealedLabels } from './sealedLabels.ts';
import { sealedMails } from './sealedMails.ts';
import { sealedNotes } from './sealedNotes.ts';

/** Descriptions written before the rules that they measure: docs/benchmarks.md has the first results. */
export const sealed: readonly SealedCase[] = [...sealedNotes, ...sealedLabels, ...sealedMails];
