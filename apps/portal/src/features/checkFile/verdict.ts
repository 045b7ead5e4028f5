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
 * The verdict on a file.
 *
 * - `approvedLater`: the version is approved, but the file was downloaded without an approval.
 * - `recorded`: the file is a download that isn't marked as a proof.
 * - `changed`: the file claims a version, but no download has its bytes.
 * - `hidden`: the user has no access to what the file claims.
 */
export type Verdict = (typeof verdicts)[number];

/** A file with the library's record and the verdict. */
export interface JudgedFile {
  readonly file: CheckedFile;
  readonly known: KnownFile | null;
  readonly verdict: Verdict;
}

/** Returns whether these bytes were stored or downloaded as approved. */
const wasApproved = ({ isStored, downloads }: KnownFile) =>
  isStored || downloads.some(({ isProof, approval }) => !isProof && approval !== null);

/** Judges a file by its claim and by the library's records of its bytes. Only the bytes are proof. */
export function judgeFile(file: CheckedFile, known: KnownFile | null): JudgedFile {
  const { identity } = file;
  if (!known) return { file, known, verdict: identity ? 'hidden' : 'unknown' };
  if (known.match === 'claim') return { file, known, verdict: 'changed' };
  if (!wasApproved(known) || !identity) {
    const unapproved = known.downloads.some(({ isProof }) => isProof) ? 'proof' : 'recorded';
    return { file, known, verdict: known.state === 'approved' ? 'approvedLater' : unapproved };
  }
  // A piece that was changed back has a new version with the approved content, so use the file's version.
  const { version } = identity;
  return {
    file,
    known: { ...known, version },
    verdict: known.approvedVersion === version ? 'approved' : 'superseded',
  };
}

/** Maximum files in a ZIP to look up. */
export const maxCheckedFiles = 200;

/** Returns the files in a ZIP that could be pieces, including those in nested ZIPs. */
export const piecesIn = ({ files }: Pick<CheckedFile, 'files'>): CheckedFile[] =>
  files.flatMap((file) => (file.kind === 'zip' ? piecesIn(file) : file.kind === 'other' ? [] : [file]));
