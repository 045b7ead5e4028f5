import type { RowVerdict } from '../../../backend/People.ts';
import { detailLabels, otherDetails } from '../../../backend/personDetails.ts';

const number = (count: number) => count.toLocaleString('en-US');
const people = (count: number) => `${number(count)} ${count === 1 ? 'person' : 'people'}`;

const others = otherDetails.map((name) => detailLabels[name]).join(', ');

export const verdictNames: Record<RowVerdict['verdict'], string> = {
  refused: 'Refused',
  added: 'Added',
  changed: 'Changed',
  unchanged: 'Unchanged',
};

export const dialog = {
  title: 'Import people',
  description:
    'From a CSV file, by email address. You see what would happen before anything is written: then all of it, or nothing.',
  choose: 'Choose a CSV file',
  another: 'Choose another file',
  hint: `Columns such as Email, Full name (or First name and Last name), ${others} and Manager (an email address). Anything without a column stays as it is; an empty cell clears a value.`,
  reading: 'Reading the file...',
  unreadable: "Couldn't read this file. Choose it again.",
  noEmail: 'Choose the column with the email addresses. People are matched by email address.',
  columns: 'Change columns',
  emailHint: 'People are matched by email address.',
  whichDay: 'which day?',
  notRead: 'not read',
  nobodyCalled: (name: string) => `Nobody is called “${name}”. Use an email address.`,
  severalCalled: (name: string) => `Several people are called “${name}”. Use an email address.`,
  used: (columns: readonly string[]) => `Columns: ${columns.join(', ')}.`,
  unused: (columns: readonly string[]) => `Not used: ${columns.join(', ')}.`,
  counts: (counts: Record<RowVerdict['verdict'], number>) =>
    `${number(counts.added)} added, ${number(counts.changed)} changed, ${number(counts.unchanged)} unchanged, ${number(counts.refused)} refused`,
  show: 'Show',
  all: 'All rows',
  leaveOut: 'Leave out the rows that are refused',
  row: 'Row',
  person: 'Person',
  verdict: 'What would happen',
  fields: (names: readonly string[]) => `Changes ${names.join(', ').toLowerCase()}`,
  more: (count: number) => `${number(count)} more rows are like these.`,
  cancel: 'Cancel',
  importAll: (count: number) => `Import ${people(count)}`,
  importing: 'Importing...',
  refusedFirst: 'Some rows are refused. Fix them in the file, or leave them out.',
  nothing: 'Nothing would change.',
  invite: (count: number) =>
    count === 1
      ? 'Send an invitation to the person who is added'
      : `Send invitations to the ${number(count)} people who are added`,
  inviteHint:
    'Each gets an email with a link to choose a password. You can also do that later, on their profiles.',
  done: (count: number) => ({ title: 'Success', description: `${people(count)} imported` }),
};

export const invitations = {
  title: 'Invitations',
  sending: (tried: number, of: number) => `Sending invitations: ${number(tried)} of ${number(of)}`,
  counts: (sent: number, failed: number, waiting: number) =>
    [
      `${number(sent)} sent`,
      ...(failed > 0 ? [`${number(failed)} not sent`] : []),
      ...(waiting > 0 ? [`${number(waiting)} not tried`] : []),
    ].join(', '),
  stopped:
    'Sending stopped before the others were tried. Everyone was added: try again now, or later on their profiles.',
  person: 'Person',
  result: 'Invitation',
  states: { waiting: 'Not tried', sent: 'Sent', failed: 'Not sent' },
  more: (count: number) => `${number(count)} more are not listed.`,
  stop: 'Stop',
  done: 'Done',
  again: 'Try again',
};
