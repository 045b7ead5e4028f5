import type { RowVerdict, TableFields } from '../../backend/People.ts';

const number = (count: number) => count.toLocaleString('en-US');
const people = (count: number) => `${number(count)} ${count === 1 ? 'person' : 'people'}`;

export const fieldNames: Record<keyof TableFields | 'email', string> = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  jobTitle: 'Job title',
  department: 'Department',
  location: 'Location',
  pronouns: 'Pronouns',
  startDate: 'Start date',
  manager: 'Manager',
};

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
  hint: 'Columns such as Email, First name, Last name, Phone, Job title, Department, Location, Pronouns, Start date and Manager (an email address). What has no column stays as it is; an empty cell takes a value away.',
  reading: 'Reading the file...',
  unreadable: 'This file could not be read. Choose it again.',
  noEmail:
    'No column is called Email. People are found by their email address: name a column so, and choose the file again.',
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
  close: 'Close',
  importAll: (count: number) => `Import ${people(count)}`,
  importing: 'Importing...',
  refusedFirst: 'Some rows are refused. Fix them in the file, or leave them out.',
  nothing: 'Nothing would change.',
  lookAgain: 'Look again',
  failedTitle: 'Nothing was imported',
  done: (count: number) => ({ title: 'Success', description: `${people(count)} imported` }),
};
