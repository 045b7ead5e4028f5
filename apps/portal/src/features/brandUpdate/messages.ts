const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

export const page = {
  title: 'Brand update',
  description:
    'See what a new version of the brand changes in saved pieces, and tell the people who use them.',
  ownDescription: 'See what a new version of the brand changes in your pieces.',
  back: 'Marketing Center',
  oneVersionTitle: "There's only one version of the brand",
  oneVersion: 'When the next version is published, compare it here with this one.',
  loading: 'Loading the pieces',
  failedTitle: "Couldn't load the pieces",
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'There are no pieces to compare',
  empty: 'Shared pieces, approved versions and team templates appear here.',
  ownEmpty: 'Pieces that you save in the Marketing Center appear here.',
};

export const versions = {
  before: 'Version so far',
  after: 'New version',
  today: (id: string) => `${id} (today)`,
  same: 'Choose two different versions.',
  changed: (colors: readonly string[], logos: number) => {
    const parts = [...colors, ...(logos > 0 ? [many(logos, 'logo', 'logos')] : [])];
    return parts.length === 0 ? 'These versions look the same.' : `What changed: ${parts.join(', ')}.`;
  },
};

export const run = {
  start: (count: number) => `Compare ${many(count, 'piece', 'pieces')}`,
  continue: 'Continue',
  pause: 'Pause',
  again: 'Compare all again',
  progress: (done: number, all: number) =>
    `${done.toLocaleString('en-US')} of ${many(all, 'piece', 'pieces')} compared`,
  meanwhile:
    'This runs while the browser is idle. You can use this page, or leave it: it continues when you come back.',
  notKept: "This browser has no room for the results. They're gone when you leave this page.",
  privatePieces: (count: number) =>
    count === 1
      ? "1 private piece isn't included: only its owner can compare it, on this page."
      : `${count.toLocaleString('en-US')} private pieces aren't included: only their owners can compare them, on this page.`,
};

export const groups = {
  label: 'What changed',
  color: 'Colors',
  logo: 'Logo',
  layout: 'Layout',
  findings: 'New findings',
  equal: 'No change',
  failed: 'Not compared',
  none: 'None so far.',
  more: 'Show more',
};

export const card = {
  template: 'Team template',
  approved: (version: number) => `Version ${version}, approved`,
  inReview: 'In review',
  by: (owner: string | null) => owner ?? 'Someone who left',
  findings: (count: number) => many(count, 'new finding', 'new findings'),
  before: 'Before',
  after: 'After',
  compare: (name: string) => `Compare ${name}`,
  compareShort: 'Compare',
};

export const dialog = {
  description: (before: string, after: string) => `Version ${before} of the brand and version ${after}`,
  side: 'Side',
  before: 'Before',
  after: 'After',
  changed: 'Changed pixels',
  picture: (name: string, which: string) => `${name}: ${which}`,
  share: (share: number) => {
    const percent = 100 * share;
    if (percent === 0) return 'No pixel of this side differs.';
    return `${percent < 0.1 ? 'Less than 0.1' : percent.toFixed(1)}% of the pixels differ.`;
  },
  drawing: 'Drawing both versions',
  failed: "Couldn't draw this piece",
  findings: 'New findings',
  close: 'Close',
};

export const followUp = {
  title: 'Approvals',
  none: 'No approved piece looks different.',
  loading: 'Loading what to do next',
  missing: "Couldn't load what to do next",
  retry: 'Try again',
};

export const again = {
  text: (count: number) =>
    `${many(count, 'approved piece looks', 'approved pieces look')} different now. Someone else has to approve ${count === 1 ? 'it' : 'them'} again.`,
  run: (count: number) => `Ask for ${many(count, 'approval', 'approvals')} again`,
  running: (done: number, count: number) => `Asking: ${done} of ${count}`,
  done: (count: number) => `Asked for ${many(count, 'approval', 'approvals')}`,
  failed: (count: number) => `Couldn't ask for ${many(count, 'approval', 'approvals')}`,
  notToday: "You can only ask for approvals in today's version of the brand.",
};

export const approveAgain = {
  text: (count: number) =>
    `${many(count, 'approved piece looks', 'approved pieces look')} different now and ${count === 1 ? 'waits' : 'wait'} for you. Compare ${count === 1 ? 'it' : 'them'} above first.`,
  run: (count: number) => `Approve ${many(count, 'piece', 'pieces')} again`,
  running: (done: number, count: number) => `Approving: ${done} of ${count}`,
  done: (count: number) => `Approved ${many(count, 'piece', 'pieces')} again`,
  failed: (count: number) => `${many(count, 'piece', 'pieces')} not done`,
  notStored: "It's approved, but its file isn't stored. “Check saved pieces” stores it.",
};

export const downloads = {
  title: 'Downloads',
  text: 'These people have files of pieces that look different now.',
  none: 'No one downloaded a piece that looks different.',
  loading: 'Loading the downloads',
  failedTitle: "Couldn't load the downloads",
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  caption: 'Who downloaded which piece',
  person: 'Person',
  piece: 'Piece',
  version: 'Version',
  last: 'Last download',
  times: 'Downloads',
  told: 'Email',
  due: 'Waiting',
  never: 'None yet',
  formerly: 'Someone who left',
  mail: (people: number) => `Email ${many(people, 'person', 'people')}`,
  mailHint: 'Each gets one email with a link to the library. It names no piece.',
  mailed: (people: number) =>
    people === 0
      ? 'Everyone was told within the last day.'
      : `${many(people, 'email is', 'emails are')} on the way, if the portal has an email service.`,
};

export const savedCheck = {
  title: 'Saved pieces',
  text: 'Draws each piece again, and compares it with how it looked when it was last saved; an approved version, with the file that was stored then. Where nothing is stored, it is now.',
  start: 'Check saved pieces',
  again: 'Check again',
  running: 'Checking...',
  progress: (done: number, all = 0) =>
    `${done.toLocaleString('en-US')} of ${many(all, 'piece', 'pieces')} checked`,
  none: 'There are no pieces to check.',
  same: (count: number) => `${many(count, 'piece looks', 'pieces look')} as before.`,
  stored: (count: number) => `${many(count, 'piece had', 'pieces had')} nothing stored. Now there is.`,
  others: (count: number) =>
    `${many(count, 'approved version has', 'approved versions have')} nothing stored. An administrator whose piece it isn't has to do it.`,
  accept: (count: number) => `Store ${many(count, 'new look', 'new looks')}`,
  accepting: 'Storing...',
  accepted: (count: number) => `${many(count, 'new look is', 'new looks are')} stored.`,
  changedMeanwhile: 'It has changed meanwhile. Check again.',
  notStored: (why: string) => `Nothing was stored. ${why}`,
  noContact: 'It was approved without contact details.',
  notDrawn: "Pieces of this kind can't be drawn here.",
  designer: (name: string, count: number) => `${name} (${count})`,
  version: (name: string, version: number) => `${name}, version ${version}`,
  show: (name: string) => `Show what changed in ${name}`,
  showShort: 'Show what changed',
  description: 'As it was stored, and as the designer draws it now',
};

export const failures = {
  noArtboards: "Emails, signatures and the wizard's requests can't be drawn in another version of the brand.",
  unknown: "It couldn't be drawn. Reload the page, then compare all pieces again.",
};
