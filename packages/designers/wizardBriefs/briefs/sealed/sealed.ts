import type { SealedCase } from '../briefCase.ts';
import { labels } from './labels.ts';
import { mails } from './mails.ts';
import { notes } from './notes.ts';

/** Descriptions written before the rules that they measure: docs/benchmarks.md has the first results. */
export const sealed: readonly SealedCase[] = [...notes, ...labels, ...mails];
