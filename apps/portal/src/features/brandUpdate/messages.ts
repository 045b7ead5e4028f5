const countOf = (count: number, one: string, plural: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : plural}`;

export const page = {
  title: 'Brand update',
  description: 'See how a new brand version changes saved pieces, and notify the people who downloaded them.',
  ownDescription: 'See how a new brand version changes your pieces.',
  back: 'Marketing Center',
  oneVersionTitle: "There's only one brand version so far",
  oneVersion: 'When a new version is published, you can compare the two here.',
  loading: 'Loading the pieces',
  failedTitle: "Couldn't load the pieces",
  emptyTitle: 'No pieces to compare',
  empty: 'Shared pieces, approved versions and team templates appear here.',
  ownEmpty: 'Pieces you save in the Marketing Center appear here.',
};

export const versions = {
  before: 'Earlier version',
  after: 'New version',
  today: (id: string) => `${id} (current)`,
  same: 'Choose two different versions.',
  changed: (colors: readonly string[], logos: number) => {
    const parts = [...colors, ...(logos > 0 ? [countOf(logos, 'logo', 'logos')] : [])];
    return parts.length === 0 ? 'These versions look the same.' : `What changed: ${parts.join(', ')}.`;
  },
};

export const run = {
  start: (count: number) => `Compare ${countOf(count, 'piece', 'pieces')}`,
  continue: 'Continue',
  pause: 'Pause',
  again: 'Compare all again',
  progress: (done: number, all: number) =>
    `${done.toLocaleString('en-US')} of ${countOf(all, 'piece', 'pieces')} compared`,
  meanwhile: 'You can keep using this page. If you leave, the comparison continues when you come back.',
  notKept: "This browser's storage is full or blocked. You'll lose the results when you leave this page.",
  privatePieces: (count: number) =>
    count === 1
      ? "1 private piece isn't included. Only its owner can compare it here."
      : `${count.toLocaleString('en-US')} private pieces aren't included. Only their owners can compare them here.`,
};

export const groups = {
  label: 'What changed',
  color: 'Colors',
  logo: 'Logo',
  layout: 'Layout',
  findings: 'New findings',
  equal: 'No change',
  failed: "Couldn't compare",
  none: 'None so far.',
  more: 'Show more',
};

export const card = {
  template: 'Team template',
  approved: (version: number) => `Version ${version}, approved`,
  inReview: 'In review',
  by: (owner: string | null) => owner ?? 'Former colleague',
  findings: (count: number) => countOf(count, 'new finding', 'new findings'),
  before: 'Before',
  after: 'After',
  compare: (name: string) => `Compare ${name}`,
  compareShort: 'Compare',
};

export const dialog = {
  description: (before: string, after: string) => `Brand version ${before} compared with version ${after}`,
  side: 'Side',
  before: 'Before',
  after: 'After',
  changed: 'Changed pixels',
  picture: (name: string, version: string) => `${name}: ${version}`,
  share: (share: number) => {
    const percent = 100 * share;
    if (percent === 0) return 'Nothing changed on this side.';
    return `${percent < 0.1 ? 'Less than 0.1' : percent.toFixed(1)}% of pixels are different.`;
  },
  drawing: 'Loading both versions',
  failed: "Couldn't show this piece",
  findings: 'New findings',
  close: 'Close',
};

export const followUp = {
  title: 'Approvals',
  none: 'No approved pieces look different.',
  loading: 'Loading the next steps',
  missing: "Couldn't load the next steps",
};

export const reapproval = {
  text: (count: number) =>
    `${countOf(count, 'approved piece looks', 'approved pieces look')} different now. Someone else needs to approve ${count === 1 ? 'it' : 'them'} again.`,
  run: (count: number) => `Request approval again for ${countOf(count, 'piece', 'pieces')}`,
  running: (done: number, count: number) => `Requesting approval: ${done} of ${count}`,
  done: (count: number) => `Requested approval for ${countOf(count, 'piece', 'pieces')}`,
  failed: (count: number) => `Couldn't request approval for ${countOf(count, 'piece', 'pieces')}`,
  notToday: 'You can request approval only in the current brand version.',
};

export const approveAgain = {
  text: (count: number) =>
    `${countOf(count, 'approved piece looks', 'approved pieces look')} different now and ${count === 1 ? 'is' : 'are'} waiting for your approval. Compare ${count === 1 ? 'it' : 'them'} above first.`,
  run: (count: number) => `Approve ${countOf(count, 'piece', 'pieces')} again`,
  running: (done: number, count: number) => `Approving: ${done} of ${count}`,
  done: (count: number) => `Approved ${countOf(count, 'piece', 'pieces')} again`,
  failed: (count: number) => `Couldn't approve ${countOf(count, 'piece', 'pieces')}`,
  notStored: "This piece is approved, but its file wasn't stored. To store it, choose “Check saved pieces.”",
};

export const downloads = {
  title: 'Downloads',
  text: 'These people downloaded pieces that have changed.',
  none: 'No one has downloaded a piece that changed.',
  loading: 'Loading the downloads',
  failedTitle: "Couldn't load the downloads",
  caption: 'Downloads by person and piece',
  person: 'Person',
  piece: 'Piece',
  version: 'Version',
  last: 'Last download',
  times: 'Downloads',
  told: 'Emailed',
  due: 'Waiting',
  never: 'Not yet',
  formerly: 'Former colleague',
  mail: (people: number) => `Email ${countOf(people, 'person', 'people')}`,
  mailHint: "Each person gets one email with a link to the library. The email doesn't name any pieces.",
  mailed: (people: number) =>
    people === 0
      ? 'Everyone was emailed in the last 24 hours.'
      : `Emailing ${countOf(people, 'person', 'people')}, if the portal has an email service.`,
};

export const savedCheck = {
  title: 'Saved pieces',
  text: 'Compare each piece with how it looked when it was last saved, and each approved version with its stored file. If nothing is stored yet, this check stores it.',
  start: 'Check saved pieces',
  again: 'Check again',
  running: 'Checking...',
  progress: (done: number, all = 0) =>
    `${done.toLocaleString('en-US')} of ${countOf(all, 'piece', 'pieces')} checked`,
  none: 'No pieces to check.',
  same: (count: number) => `${countOf(count, 'piece looks', 'pieces look')} the same.`,
  stored: (count: number) =>
    `Saved the current look of ${countOf(count, 'piece', 'pieces')}, so you can compare next time.`,
  others: (count: number) =>
    `${countOf(count, 'approved version has', 'approved versions have')} no stored file. Only an administrator who doesn't own the piece can store the file.`,
  accept: (count: number) => `Save ${countOf(count, 'new look', 'new looks')}`,
  accepting: 'Saving...',
  accepted: (count: number) => `${countOf(count, 'new look', 'new looks')} saved.`,
  changedMeanwhile: 'This piece changed during the check. Check again.',
  notStored: (reason: string) => `Nothing was stored. ${reason}`,
  noContact: 'This piece was approved without contact details.',
  notDrawn: "We can't check this type of piece here.",
  designer: (name: string, count: number) => `${name} (${count})`,
  version: (name: string, version: number) => `${name}, version ${version}`,
  show: (name: string) => `Show what changed in ${name}`,
  showShort: 'Show what changed',
  description: 'How the piece looked before and how it looks now',
};

export const failures = {
  noArtboards: "You can't compare emails, signatures or wizard designs across brand versions.",
  unknown: "Couldn't compare this piece. Reload the page, then compare all pieces again.",
};
