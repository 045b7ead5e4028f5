import type { PayRange, PositionKind } from '../../backend/interfaces/Positions.ts';

export const kindLabels: Record<PositionKind, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

const number = (count: number) => count.toLocaleString('en-US');

/** Formats pay, such as `$52,000–$64,000 a year`. */
export function formatPay({ from, to, per }: PayRange): string {
  const dollars = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return `${dollars.formatRange(from, to)} ${per === 'hour' ? 'an hour' : 'a year'}`;
}

export const page = {
  title: 'Positions',
  description: 'Jobs people can apply for. Each open position has its own link for job boards and emails.',
  add: 'Add position',
  count: (open: number, all: number) =>
    `${number(all)} ${all === 1 ? 'position' : 'positions'}, ${number(open)} open`,
  loading: 'Loading the positions',
  failedTitle: "Couldn't load the positions",
  emptyTitle: 'No positions yet',
  empty: "People can still apply. The form just won't ask for a position.",
  notAllowed:
    'Only administrators can manage positions. If you need something from this page, ask an administrator.',
};

export const columns = {
  title: 'Position',
  pay: 'Pay',
  closes: 'Apply by',
  applications: 'Applications',
  state: 'Status',
  form: 'Form',
  notGiven: 'Not provided',
  noDay: 'No end date',
  open: 'Open',
  closed: 'Closed',
  over: 'Expired',
  count: (count: number) => `${number(count)} ${count === 1 ? 'application' : 'applications'}`,
  openForm: 'Open form',
  formFor: (title: string) => `for ${title}`,
  noForm: 'None',
};

export const dialog = {
  newTitle: 'Add position',
  editTitle: 'Edit position',
  description: 'Visible to anyone with the link, and to search engines.',
  title: 'Title',
  place: 'Location',
  placeHint: 'City and state, or “Remote.”',
  country: 'Country',
  remote: 'Remote (anywhere in the country)',
  remoteHint: 'Search engines will list it as a remote job.',
  kind: 'Type',
  payFrom: 'Minimum pay',
  payTo: 'Maximum pay',
  payHint: 'Enter whole US dollars.',
  per: 'Pay period',
  perHour: 'Hour',
  perYear: 'Year',
  closes: 'Apply by',
  closesHint: 'Leave blank to keep it open until you close it.',
  text: 'Description',
  textHint: 'Responsibilities, requirements and benefits. Each line becomes a paragraph.',
  closed: 'Close this position',
  closedHint: "New applicants can't apply. Anyone already filling out the form has a day to submit it.",
  kept: 'Not saved yet. Your draft is in this browser only.',
  address: 'Form link',
  addressLabel: 'form link',
  save: 'Save position',
  remove: 'Delete position',
  removeSure: 'Delete for good',
  discard: 'Discard changes',
};

export const problems = {
  title: 'Enter a title.',
  place: 'Enter a location.',
  tooLong: (limit: number) => `Use ${number(limit)} characters or fewer.`,
  pay: 'Enter whole dollars, like 52000.',
  payMissing: 'Enter both amounts, or leave both blank.',
  payOrder: "Enter a maximum that's equal to or greater than the minimum.",
  closes: 'Enter a date between 2000 and 2100.',
};

export const toasts = {
  loadFailed: { title: 'Error', description: 'Failed to load the positions' },
  saved: { title: 'Success', description: 'Position saved' },
  removed: { title: 'Success', description: 'Position deleted' },
};
