import type { CheckedFile } from '@daybreak/designers';
import type { KnownFile } from '../../backend/Approvals.ts';

export const verdicts = [
  'approved',
  'superseded',
  'approvedLater',
  'proof',
  'changed',
  'hidden',
  'unknown',
] as const;
/**
 * What a file turns out to be. `approvedLater`: its version is approved, but the file was downloaded without an approval. `changed`: it
 * claims a version, but no download has its bytes. `hidden`: what it claims is nothing that the user may know.
 */
export type Verdict = (typeof verdicts)[number];

/** One file with what's known about it. */
export interface Judged {
  readonly file: CheckedFile;
  readonly known: KnownFile | null;
  readonly verdict: Verdict;
}

/** What a file is, from what it says about itself and what the library knows about its bytes. Only the bytes are proof. */
export function verdictOf({ identity }: Pick<CheckedFile, 'identity'>, known: KnownFile | null): Verdict {
  if (!known) return identity ? 'hidden' : 'unknown';
  if (known.match === 'claim') return 'changed';
  const carries = known.downloads.some(({ isProof, approval }) => !isProof && approval !== null);
  if (known.state === 'superseded') return carries ? 'superseded' : 'proof';
  if (known.state !== 'approved') return 'proof';
  return carries ? 'approved' : 'approvedLater';
}

/** Most files of a ZIP that are asked about. */
export const mostChecked = 200;

/** The files in a ZIP that could be pieces, those in ZIPs in it too. */
export const piecesIn = ({ files }: Pick<CheckedFile, 'files'>): CheckedFile[] =>
  files.flatMap((file) => (file.kind === 'zip' ? piecesIn(file) : file.kind === 'other' ? [] : [file]));
