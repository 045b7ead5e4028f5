import type { KnownFile } from '../../backend/interfaces/Approvals.ts';
import { designerName } from '../../shared/pieces/designers.ts';
import type { Verdict } from './verdict.ts';

const nameOf = ({ piece: { name, designer } }: KnownFile) =>
  name === null ? `a piece (${designerName(designer)})` : `“${name}”`;

export const page = {
  title: 'Check a file',
  description: 'See whether a file is an approved version, exactly as it was downloaded here.',
  back: 'All pieces',
  stays: 'The file stays on your computer. We only send its fingerprint and the version it names.',
  choose: 'Choose a file',
  another: 'Check another file',
  drop: 'or drop a PDF, PNG, JPEG, ZIP or email file here',
  dropHere: 'Drop the file here',
  checking: (name: string) => `Checking ${name}`,
  failed: (name: string) => `Couldn't check ${name}`,
  again: 'Try again',
  tooLarge: "This file is over 300 MB, so it isn't one of ours. Choose another file.",
  unreadable: "This file can't be read. It may have been moved or deleted. Choose it again.",
  approvedBy: 'Approved',
  downloadedBy: 'Downloaded',
  fingerprint: 'Fingerprint (SHA-256)',
  formerly: 'a former colleague',
  by: (name: string, moment: string) => `by ${name}, ${moment}`,
  more: (count: number) => (count === 1 ? ', and 1 more time' : `, and ${count} more times`),
  open: 'Open the piece',
  inside: (count: number) => (count === 1 ? '1 file in this ZIP' : `${count} files in this ZIP`),
  cut: (limit: number) => `Only the first ${limit} are checked.`,
  isUnread: "This ZIP is damaged, or isn't one of ours, so the files in it weren't checked.",
};

interface VerdictTexts {
  readonly tone: 'success' | 'warning' | 'danger' | 'info';
  /** A short form for a list of files. */
  readonly short: string;
  readonly title: (known: KnownFile | null) => string;
  readonly text: (known: KnownFile | null) => string;
}

const version = (known: KnownFile | null) => (known ? `version ${known.version} of ${nameOf(known)}` : '');

export const verdictTexts: Record<Verdict, VerdictTexts> = {
  approved: {
    tone: 'success',
    short: 'Approved',
    title: (known) => `This is exactly the approved ${version(known)}`,
    text: (known) =>
      known?.isStored
        ? "It's the file that was stored for the approval, byte for byte."
        : "It hasn't changed since it was downloaded.",
  },
  superseded: {
    tone: 'warning',
    short: 'Superseded',
    title: (known) => `This is ${version(known)}, which isn't the approved one anymore`,
    text: (known) =>
      known?.approvedVersion
        ? `It was approved, but version ${known.approvedVersion} has been approved since. Download that one.`
        : 'It was approved, but no version is approved now.',
  },
  approvedLater: {
    tone: 'info',
    short: 'Downloaded without approval',
    title: (known) => `This file was downloaded without an approval, from ${version(known)}`,
    text: () =>
      "That version is approved, but the file doesn't say so. Download the piece to get one that does.",
  },
  proof: {
    tone: 'warning',
    short: 'Not approved',
    title: (known) => `This was made from ${version(known)}, which isn't approved`,
    text: (known) =>
      known?.approvedVersion
        ? `Don't print it. Version ${known.approvedVersion} is the approved one.`
        : "Don't print it. It's a proof.",
  },
  recorded: {
    tone: 'info',
    short: 'Not approved',
    title: (known) => `This was made from ${version(known)} and hasn't changed since it was downloaded`,
    text: (known) =>
      known?.approvedVersion
        ? `It isn't marked as approved. Version ${known.approvedVersion} is the approved one.`
        : "It isn't marked as approved.",
  },
  changed: {
    tone: 'danger',
    short: "Doesn't match the download",
    title: (known) => `This file says that it's ${version(known)}, but it doesn't match what was downloaded`,
    text: () =>
      "It was changed after the download, or the download wasn't recorded. Don't print it. Download the piece again.",
  },
  hidden: {
    tone: 'warning',
    short: 'Not confirmed',
    title: () => "This file says it came from this portal, but we can't confirm that",
    text: () =>
      "The piece isn't shared with you or was deleted, or the file was changed. Ask the person who sent it.",
  },
  unknown: {
    tone: 'warning',
    short: 'Not from this portal',
    title: () => 'This portal has no record of this file',
    text: () =>
      "It was made elsewhere, saved again in another app, or downloaded before downloads were recorded. It can't be confirmed as approved.",
  },
};
