import type { SealedCase } from './briefCase.ts';
import { sealedLabels } from './sealedLabels.ts';
import { sealedMails } from './sealedMails.ts';
import { sealedNotes } from './sealedNotes.ts';

/** Written before the rules that they measure: docs/benchmarks.md has what they gave at first sight. */
export const sealed: readonly SealedCase[] = [...sealedNotes, ...sealedLabels, ...sealedMails];
