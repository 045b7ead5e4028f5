import type { RowVerdict } from '../../../backend/interfaces/People.ts';
import { detailLabels, otherDetails } from '../../../backend/interfaces/personDetails.ts';

const number = (count: number) => count.toLocaleString('en-US');
const people = (count: number) => `${number(count)} ${count === 1 ? 'person' : 'people'}`;

const others = otherDetails.map((name) => detailLabels[name]).join(', ');

export const verdictNames: Record<RowVerdict['verdict'], string> = {
  refused: 'Error',
  added: 'Added',
  changed: 'Changed',
  unchanged: 'Unchanged',
};

export const dialog = {
  title: 'Import people',
  description: 'Add or update people from a CSV file. You can review every change before saving.',
  choose: 'Choose a CSV file',
  another: 'Choose another file',
  hint: `Use columns such as Email, Full name (or First name and Last name), ${others} and Manager (an email address). Details without a column won't change. A blank cell clears that value.`,
  reading: 'Reading the file...',
  unreadable: "Couldn't read this file. Choose it again.",
  noEmail: 'Choose the column with email addresses. We use them to match people.',
  columns: 'Change columns',
  emailHint: 'We match people by email address.',
  whichDay: 'unclear date',
  notRead: 'ignored',
  nobodyCalled: (name: string) => `No one is named “${name}”. Use an email address.`,
  severalCalled: (name: string) => `More than one person is named “${name}”. Use an email address.`,
  used: (columns: readonly string[]) => `Columns: ${columns.join(', ')}.`,
  unused: (columns: readonly string[]) => `Ignored: ${columns.join(', ')}.`,
  counts: (counts: Record<RowVerdict['verdict'], number>) =>
    `${number(counts.added)} to add, ${number(counts.changed)} to change, ${number(counts.unchanged)} unchanged, ${number(counts.refused)} with errors`,
  show: 'Show',
  all: 'All rows',
  leaveOut: 'Skip rows with errors',
  row: 'Row',
  person: 'Person',
  verdict: 'Result',
  fields: (names: readonly string[]) => `Changed: ${names.join(', ').toLowerCase()}`,
  more: (count: number) => `And ${number(count)} more rows.`,
  cancel: 'Cancel',
  importAll: (count: number) => `Import ${people(count)}`,
  importing: 'Importing...',
  refusedFirst: 'Some rows have errors. Fix them in the file or skip them.',
  nothing: 'No changes to import.',
  invite: (count: number) =>
    count === 1 ? 'Send an invitation to the new person' : `Send invitations to ${number(count)} new people`,
  inviteHint:
    "They'll get an email with a link to choose a password. You can also do this later from their profiles.",
  done: (count: number) => ({ title: 'Success', description: `${people(count)} imported` }),
};

export const invitations = {
  title: 'Invitations',
  sending: (tried: number, of: number) => `Sending invitations: ${number(tried)} of ${number(of)}`,
  counts: (sent: number, failed: number, waiting: number) =>
    [
      `${number(sent)} sent`,
      ...(failed > 0 ? [`${number(failed)} not sent`] : []),
      ...(waiting > 0 ? [`${number(waiting)} waiting`] : []),
    ].join(', '),
  stopped:
    "Everyone was added, but some invitations weren't sent. Try again now, or later from their profiles.",
  person: 'Person',
  result: 'Invitation',
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent' },
  more: (count: number) => `And ${number(count)} more.`,
  stop: 'Stop',
  done: 'Done',
  again: 'Try again',
};
