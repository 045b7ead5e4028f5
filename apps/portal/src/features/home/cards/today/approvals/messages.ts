export const approvals = {
  waiting: 'Waiting for your approval',
  waitingFailed: "Couldn't load what's waiting for your approval.",
  from: (name: string | null, version: number) => `From ${name ?? 'a colleague'}, version ${version}`,
  review: 'Review',
  reviewOf: (name: string) => `Review “${name}”`,
};

export const answers = {
  title: 'Responses to your requests',
  failed: "Couldn't load the responses to your requests.",
  approved: (name: string | null, version: number) => `${name ?? 'A colleague'} approved version ${version}`,
  changes: (name: string | null, version: number) =>
    `${name ?? 'A colleague'} asked for changes to version ${version}`,
  dismiss: (name: string) => `Dismiss: ${name}`,
  notDismissed: "Couldn't dismiss this. Try again in a moment.",
};

export const comments = {
  title: 'New comments',
  failed: "Couldn't load new comments.",
  from: (name: string | null, isOutside: boolean, count: number) => {
    const author = `${name ?? 'A former colleague'}${isOutside ? ' (outside)' : ''}`;
    return count === 1 ? author : `${count} comments, most recently from ${author}`;
  },
  dismiss: (name: string) => `Dismiss comments: ${name}`,
  notDismissed: "Couldn't dismiss this. Try again in a moment.",
};

export const changes = {
  title: (version: number) => `Changes since version ${version} was approved`,
  version: (version: number) => `Version ${version}`,
  loading: 'Loading the approved version',
  failed: "Couldn't load the previously approved version.",
};

export const dialog = {
  facts: (designer: string, name: string | null, version: number, day: string) =>
    `${designer}, version ${version}. ${name ?? 'A colleague'} requested approval on ${day}.`,
  loading: 'Opening the version',
  picture: (name: string) => `“${name}”`,
  side: (name: string, side: string) => `“${name}”, ${side}`,
  noContact: "This request doesn't include contact details, so the preview shows yours.",
  checks: 'Preflight check',
  found: 'The check found:',
  noFindings: 'The check found no problems.',
  notChecked: "This version wasn't checked.",
  text: 'View as text',
  nothing: '–',
  notDrawn: "We can't show this piece here. You can view it as text.",
  approve: 'Approve',
  approving: 'Approving...',
  notStored: (name: string) => `“${name}” is approved, but we couldn't store its file`,
  store: 'Try storing again',
  storing: 'Storing...',
  askForChanges: 'Ask for changes',
  note: 'What should change?',
  noteMissing: 'Describe what should change.',
  tooLong: (limit: number) => `Use ${limit.toLocaleString('en-US')} characters or fewer.`,
  send: 'Send',
  sending: 'Sending...',
  back: 'Back',
  close: 'Close',
  approved: (name: string) => `“${name}” approved`,
  sent: (name: string) => `Changes requested for “${name}”`,
  missing: "Couldn't load the review. Check your connection and try again.",
};
