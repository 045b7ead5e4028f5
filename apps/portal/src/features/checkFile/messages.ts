import type { KnownFile } from '../../backend/interfaces/Approvals.ts';
import { designerName } from '../../shared/pieces/designers.ts';
import type { Verdict } from './verdict.ts';

const nameOf = ({ piece: { name, designer } }: KnownFile) =>
  name === null ? `a piece (${designerName(designer)})` : `“${name}”`;

export const page = {
  title: 'Check a file',
  description: "Check whether a file is an approved version and hasn't changed since it was downloaded.",
  back: 'All pieces',
  stays:
    'Your file stays on your computer. We send only its fingerprint and the version number stored in it.',
  choose: 'Choose a file',
  another: 'Check another file',
  drop: 'or drop a PDF, PNG, JPEG, ZIP or email file here',
  dropHere: 'Drop the file here',
  checking: (name: string) => `Checking ${name}`,
  failed: (name: string) => `Couldn't check ${name}`,
  tooLarge: "This file is over 300 MB, so it wasn't made in this portal. Choose another file.",
  unreadable: "Couldn't read this file. It may have been moved or deleted. Choose it again.",
  approvedBy: 'Approved',
  downloadedBy: 'Downloaded',
  fingerprint: 'Fingerprint (SHA-256)',
  formerly: 'a former colleague',
  by: (name: string, moment: string) => `by ${name}, ${moment}`,
  more: (count: number) => (count === 1 ? ', and 1 more time' : `, and ${count} more times`),
  open: 'Open the piece',
  inside: (count: number) => (count === 1 ? '1 file in this ZIP' : `${count} files in this ZIP`),
  cut: (limit: number) => `Only the first ${limit} files are checked.`,
  isUnread: "This ZIP is damaged or wasn't made in this portal, so we couldn't check the files in it.",
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
        ? 'It matches the stored approved file exactly.'
        : "It hasn't changed since it was downloaded.",
  },
  superseded: {
    tone: 'warning',
    short: 'Superseded',
    title: (known) => `This is ${version(known)}, which is no longer the approved version`,
    text: (known) =>
      known?.approvedVersion
        ? `It was approved, but version ${known.approvedVersion} replaced it. Download that version instead.`
        : 'It was approved once, but no version of the piece is approved now.',
  },
  approvedLater: {
    tone: 'info',
    short: 'Downloaded without approval',
    title: (known) => `This file was downloaded before ${version(known)} was approved`,
    text: () =>
      "The version is now approved, but this file isn't marked as approved. Download the piece again.",
  },
  proof: {
    tone: 'warning',
    short: 'Not approved',
    title: (known) => `This was made from ${version(known)}, which isn't approved`,
    text: (known) =>
      known?.approvedVersion
        ? `Don't print it. Use version ${known.approvedVersion}, which is approved.`
        : "Don't print this file. It's a proof.",
  },
  recorded: {
    tone: 'info',
    short: 'Not approved',
    title: (known) => `This was made from ${version(known)} and hasn't changed since it was downloaded`,
    text: (known) =>
      known?.approvedVersion
        ? `It isn't marked as approved. Use version ${known.approvedVersion}, which is approved.`
        : "It isn't marked as approved.",
  },
  changed: {
    tone: 'danger',
    short: "Doesn't match the download",
    title: (known) => `This file claims to be ${version(known)}, but it doesn't match the download`,
    text: () =>
      "The file was changed after it was downloaded, or the download wasn't recorded. Don't print it. Download the piece again.",
  },
  hidden: {
    tone: 'warning',
    short: 'Not confirmed',
    title: () => "This file says it came from this portal, but we can't confirm that",
    text: () =>
      "The piece was deleted or isn't shared with you, or the file was changed. Ask the person who sent it to you.",
  },
  unknown: {
    tone: 'warning',
    short: 'Not from this portal',
    title: () => 'This portal has no record of this file',
    text: () =>
      "It was made elsewhere, re-saved in another app, or downloaded before we started recording downloads. We can't confirm that it's approved.",
  },
};
