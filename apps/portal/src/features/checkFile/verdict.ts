import type { CheckedFile } from '@daybreak/designers';
import type { KnownFile } from '../../backend/interfaces/Approvals.ts';

export const verdicts = [
  'approved',
  'superseded',
  'approvedLater',
  'proof',
  'recorded',
  'changed',
  'hidden',
  'unknown',
] as const;
/**
 * What a file turns out to be. `approvedLater`: its version is approved, but the file was downloaded without an approval. `recorded`: it
 * isn't marked at all. `changed`: it
 * claims a version, but no download has its bytes. `hidden`: what it claims is nothing that the user may know.
 */
export type Verdict = (typeof verdicts)[number];

/** One file with what's known about it. */
export interface Judged {
  readonly file: CheckedFile;
  readonly known: KnownFile | null;
  readonly verdict: Verdict;
}

/** Whether the server let a file with these bytes out as approved. */
const wasApproved = ({ isStored, downloads }: KnownFile) =>
  isStored || downloads.some(({ isProof, approval }) => !isProof && approval !== null);

/** What a file is, from what it says about itself and what the library knows about its bytes. Only the bytes are proof. */
export function judged(file: CheckedFile, known: KnownFile | null): Judged {
  const { identity } = file;
  if (!known) return { file, known, verdict: identity ? 'hidden' : 'unknown' };
  if (known.match === 'claim') return { file, known, verdict: 'changed' };
  if (!wasApproved(known) || !identity) {
    const unapproved = known.downloads.some(({ isProof }) => isProof) ? 'proof' : 'recorded';
    return { file, known, verdict: known.state === 'approved' ? 'approvedLater' : unapproved };
  }
  // A piece that was changed back is another version with the approved content: the file names the approved one.
  const { version } = identity;
  return {
    file,
    known: { ...known, version },
    verdict: known.approvedNow === version ? 'approved' : 'superseded',
  };
}

/** Most files of a ZIP that are asked about. */
export const mostChecked = 200;

/** The files in a ZIP that could be pieces, those in ZIPs in it too. */
export const piecesIn = ({ files }: Pick<CheckedFile, 'files'>): CheckedFile[] =>
  files.flatMap((file) => (file.kind === 'zip' ? piecesIn(file) : file.kind === 'other' ? [] : [file]));
