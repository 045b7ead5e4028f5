import type { AuditKind, MailKind, MailState } from '../../backend/Audit.ts';

export const kindLabels: Record<AuditKind, string> = {
  staff: 'People and roles',
  sign_in: 'Sign-in',
  application: 'Applications',
  position: 'Positions',
  post: 'Posts',
  resume: 'Resumes',
  template: 'Templates',
  leads: 'Leads',
};

const number = (count: number) => count.toLocaleString('en-US');

export const page = {
  title: 'Audit Trail',
  description:
    'Who did what, and when. Events are kept for 24 months and then deleted. Nobody can change or remove one before.',
  mails: 'Emails',
  export: 'Export CSV',
  exporting: 'Exporting...',
  nothingToExport: 'There is nothing to export.',
  search: 'Search',
  searchHint: 'Name, email or reference',
  clear: 'Clear search',
  kind: 'Kind',
  anyKind: 'All',
  from: 'From',
  until: 'To',
  wrongWay: 'Choose a day that is not before the first.',
  count: (shown: number, more: boolean) =>
    `${number(shown)}${more ? ' newest' : ''} ${shown === 1 ? 'event' : 'events'}`,
  loading: 'Loading the events',
  failedTitle: 'The events could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  more: 'Show more',
  moreBusy: 'Loading...',
  moreFailed: 'Older events could not be loaded. Try again.',
  emptyTitle: 'No events yet',
  empty: 'Changes to people, applications, positions, posts, templates and leads appear here as they happen.',
  noneTitle: 'No event matches',
  none: 'Try fewer letters, another kind or more days.',
  showAll: 'Show all events',
  notAllowedTitle: 'You may not open this page',
  notAllowed: 'The audit trail is for super administrators.',
  home: 'Return to Home',
};

export const mailKindLabels: Record<MailKind, string> = {
  invitation: 'Invitation',
  confirmation: 'Confirmation of an application',
  application: 'Email to an applicant',
  notice: 'Notice of new applications',
  share: 'Shared piece',
  test: 'Test of a designed email',
};

export const mailStateLabels: Record<MailState, string> = {
  sent: 'Sent',
  refused: 'Not sent',
  bounced: 'Came back',
};

export const mails = {
  title: 'Emails',
  description:
    'What the portal sent, to whom, and what became of it, without what it says. Kept for 12 months and then deleted.',
  back: 'Back to the audit trail',
  searchHint: 'Part of an address',
  state: 'What became of it',
  anyState: 'All',
  count: (shown: number, more: boolean) =>
    `${number(shown)}${more ? ' newest' : ''} ${shown === 1 ? 'email' : 'emails'}`,
  loading: 'Loading the emails',
  failedTitle: 'The emails could not be loaded',
  moreFailed: 'Older emails could not be loaded. Try again.',
  emptyTitle: 'No emails yet',
  empty: 'Invitations, confirmations, notices and emails to applicants appear here as they are sent.',
  noneTitle: 'No email matches',
  none: 'Try fewer letters, or another state.',
  showAll: 'Show all emails',
  what: 'What',
  by: (name: string | null) => `by ${name ?? 'the server'}`,
  to: 'To',
};

export const columns = {
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'About',
};

export const server = 'The server';
export const nothing = '–';

/** Database columns whose pages call them something other than their name. */
export const fieldLabels: Record<string, string> = {
  available_start_date: 'start date',
  corrected_by_sender: 'who corrected it last',
  closes_on: 'closing date',
  experience_years: 'experience',
  manager_id: 'manager',
  body: 'text',
  ends_at: 'end',
  resume_url: 'resume',
  resume_name: 'name of the resume',
  salary_expectations: 'salary',
};

export const said = {
  added: (role: string) => `Added to the directory as ${role}`,
  removed: 'Removed from the directory',
  role: (from: string, to: string) => `Role changed from ${from} to ${to}`,
  activated: 'Activated',
  deactivated: 'Deactivated',
  linked: 'Account linked',
  unlinked: 'Account unlinked',
  edited: (fields: string) => `Changed: ${fields}`,
  status: (from: string, to: string) => `Status changed from ${from} to ${to}`,
  positionAdded: 'Position added',
  positionClosed: 'Position closed',
  positionOpened: 'Position opened',
  positionDeleted: 'Position deleted',
  invited: 'Invited',
  invitationEnded: 'Invitation ended',
  invitationAccepted: 'Invitation accepted',
  invitationDeleted: 'Invitation deleted',
  postAdded: 'Post added',
  postRemoved: 'Post removed',
  noted: 'Note added',
  noteChanged: 'Note changed',
  noteDeleted: 'Note deleted',
  applicationWithdrawn: 'Withdrawn by the applicant',
  applicationDeleted: 'Application deleted',
  resumeOpened: 'Resume opened',
  resumeOpenedToDelete: 'Resume opened to be deleted',
  published: (version: number) => `Template published, version ${number(version)}`,
  templateWithdrawn: 'Template withdrawn',
  templateChanged: 'Template changed',
  templateDeleted: 'Template deleted',
  leads: (count: number, what: string) => `${number(count)} ${count === 1 ? 'lead' : 'leads'} ${what}`,
  secondStepOn: 'Two-step sign-in turned on',
  secondStepRequired: 'Two-step sign-in required of administrators',
  secondStepOptional: 'Two-step sign-in no longer required of administrators',
  secondStepOff: 'Two-step sign-in turned off',
  refused: (count: number) => `Sign-in refused: ${number(count)} wrong passwords in 15 minutes`,
  stepRefused: (count: number) => `Second step refused: ${number(count)} wrong codes in 15 minutes`,
};

export const toasts = {
  loadFailed: { title: 'Error', description: 'Failed to load the audit trail' },
  mailsFailed: { title: 'Error', description: 'Failed to load the emails' },
  mailExportFailed: { title: 'Error', description: 'Failed to export the emails. Try again.' },
  exportFailed: { title: 'Error', description: 'Failed to export the audit trail. Try again.' },
};
