import type { PayRange, PositionKind } from '../../backend/Positions.ts';

export const kindLabels: Record<PositionKind, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

const number = (count: number) => count.toLocaleString('en-US');

/** `$52,000–$64,000 a year`. */
export function payInWords({ from, to, per }: PayRange): string {
  const dollars = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return `${dollars.formatRange(from, to)} ${per === 'hour' ? 'an hour' : 'a year'}`;
}

export const page = {
  title: 'Positions',
  description:
    'What applicants can apply for. Each open position has an address of its own, for job boards and mails.',
  add: 'Add position',
  count: (open: number, all: number) =>
    `${number(all)} ${all === 1 ? 'position' : 'positions'}, ${number(open)} open`,
  loading: 'Loading the positions',
  failedTitle: 'The positions could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'No positions yet',
  empty: 'People can apply all the same: the form then asks for no position in particular.',
  notAllowedTitle: 'You may not open this page',
  notAllowed: 'Positions are for administrators. Ask one of them if you need something from here.',
  home: 'Return to Home',
};

export const columns = {
  title: 'Position',
  pay: 'Pay',
  closes: 'Apply by',
  applications: 'Applications',
  state: 'State',
  form: 'Form',
  notGiven: 'Not given',
  noDay: 'Until closed',
  open: 'Open',
  closed: 'Closed',
  over: 'Over',
  count: (count: number) => `${number(count)} ${count === 1 ? 'application' : 'applications'}`,
  openForm: 'Open form',
  formFor: (title: string) => `for ${title}`,
  noForm: 'None',
};

export const dialog = {
  newTitle: 'Add position',
  editTitle: 'Edit position',
  description: 'Everybody who has its address reads this, and so do search engines.',
  title: 'Title',
  place: 'Place',
  placeHint: 'A town and its state, or "Remote".',
  country: 'Country',
  remote: 'From anywhere in the country',
  remoteHint: 'Search engines then list it as remote work.',
  kind: 'Kind',
  payFrom: 'Pay from',
  payTo: 'Pay to',
  payHint: 'US dollars, without cents.',
  per: 'Pay is per',
  perHour: 'Hour',
  perYear: 'Year',
  closes: 'Apply by',
  closesHint: 'The last day. Empty: until you close it.',
  text: 'Description',
  textHint: 'Tasks, what one needs to know, what you offer. Each line is a paragraph.',
  closed: 'Closed: nobody can apply for it',
  closedHint: 'Whoever has the form open already may still send it within a day.',
  kept: 'Not saved yet. Kept in this browser.',
  address: 'Address of the form',
  addressLabel: 'address of the form',
  cancel: 'Cancel',
  save: 'Save position',
  saving: 'Saving...',
  remove: 'Delete position',
  removeSure: 'Delete for good',
  discard: 'Discard changes',
};

export const problems = {
  title: 'Enter a title.',
  place: 'Enter a place.',
  tooLong: (limit: number) => `Use ${number(limit)} characters or fewer.`,
  pay: 'Enter whole dollars, such as 52000.',
  payMissing: 'Enter both amounts, or none.',
  payOrder: 'The second amount is lower than the first.',
  closes: 'Enter a date between 2000 and 2100.',
};

export const toasts = {
  loadFailed: { title: 'Error', description: 'Failed to load the positions' },
  saved: { title: 'Success', description: 'Position saved' },
  removed: { title: 'Success', description: 'Position deleted' },
};
