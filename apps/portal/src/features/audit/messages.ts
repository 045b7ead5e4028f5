import type { AuditKind, MailKind, MailState } from '../../backend/interfaces/Audit.ts';

export const kindLabels: Record<AuditKind, string> = {
  staff: 'People and roles',
  sign_in: 'Sign-in',
  application: 'Applications',
  position: 'Positions',
  post: 'Posts',
  resume: 'Resumes',
  template: 'Templates',
  team_picture: 'Team photos',
  approval: 'Approval rules',
  leads: 'Leads',
};

const number = (count: number) => count.toLocaleString('en-US');

export const page = {
  title: 'Audit Trail',
  description:
    'Who did what, and when. Events are deleted after 24 months. Until then, no one can change or delete them.',
  mails: 'Emails',
  export: 'Export CSV',
  exporting: 'Exporting...',
  nothingToExport: 'Nothing to export yet.',
  search: 'Search',
  searchHint: 'Name, email or reference',
  kind: 'Type',
  anyKind: 'All',
  from: 'From',
  until: 'To',
  wrongWay: 'Choose an end date on or after the start date.',
  count: (count: number, more: boolean) =>
    `${more ? 'Newest ' : ''}${number(count)} ${count === 1 ? 'event' : 'events'}`,
  loading: 'Loading the events',
  failedTitle: "Couldn't load the events",
  more: 'Show more',
  moreBusy: 'Loading...',
  moreFailed: "Couldn't load older events. Try again.",
  emptyTitle: 'No events yet',
  empty:
    'Changes to people, applications, positions, posts, templates, team photos, approval rules and leads appear here as they happen.',
  noneTitle: 'No events found',
  none: 'Try a shorter search, another type or a longer date range.',
  showAll: 'Show all events',
  notAllowed: 'Only super administrators can see the audit trail.',
};

export const mailKindLabels: Record<MailKind, string> = {
  invitation: 'Invitation',
  confirmation: 'Application confirmation',
  application: 'Email to an applicant',
  notice: 'New application notice',
  share: 'Shared piece',
  approval: 'Approval',
  comment: 'Comment',
  recall: 'Brand update',
  test: 'Test email',
};

export const mailStateLabels: Record<MailState, string> = {
  sent: 'Sent',
  refused: 'Not sent',
  bounced: 'Bounced',
};

export const mails = {
  title: 'Emails',
  description:
    "Emails the portal has sent, with recipients and delivery status. Message text isn't stored. Entries are deleted after 12 months.",
  back: 'Back to the audit trail',
  searchHint: 'Email address',
  state: 'Delivery',
  anyState: 'All',
  count: (count: number, more: boolean) =>
    `${more ? 'Newest ' : ''}${number(count)} ${count === 1 ? 'email' : 'emails'}`,
  loading: 'Loading the emails',
  failedTitle: "Couldn't load the emails",
  moreFailed: "Couldn't load older emails. Try again.",
  emptyTitle: 'No emails yet',
  empty: "Invitations, confirmations, notices and emails to applicants appear here when they're sent.",
  noneTitle: 'No emails found',
  none: 'Try a shorter search or another delivery status.',
  showAll: 'Show all emails',
  what: 'Type',
  by: (name: string | null) => `by ${name ?? 'the system'}`,
  to: 'To',
};

export const columns = {
  when: 'When',
  who: 'Who',
  what: 'Type',
  about: 'About',
};

export const server = 'System';
export const emptyCell = '–';

/** Labels of database columns that pages call something else. */
export const fieldLabels: Record<string, string> = {
  available_start_date: 'start date',
  corrected_by_sender: 'last corrected by',
  closes_on: 'closing date',
  experience_years: 'experience',
  manager_id: 'manager',
  body: 'text',
  ends_at: 'end',
  expires_on: 'last day',
  resume_url: 'resume',
  resume_name: 'resume file name',
  salary_expectations: 'salary',
};

export const eventTexts = {
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
  pictureAdded: 'Photo added',
  pictureApproved: 'Photo approved',
  pictureWithdrawn: 'Photo withdrawn',
  pictureDeleted: 'Photo deleted',
  positionClosed: 'Position closed',
  positionOpened: 'Position opened',
  positionDeleted: 'Position deleted',
  invited: 'Invited',
  invitationEnded: 'Invitation canceled',
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
  resumeOpenedToDelete: 'Resume deletion started',
  published: (version: number) => `Template published, version ${number(version)}`,
  templateWithdrawn: 'Template withdrawn',
  templateChanged: 'Template changed',
  templateDeleted: 'Template deleted',
  approvalOn: 'Approval turned on',
  approvalOff: 'Approval turned off',
  picturesMarked: 'PNG and JPEG files of unapproved pieces are now marked',
  picturesUnmarked: 'PNG and JPEG files of unapproved pieces are no longer marked',
  approvers: (count: number) => `Approvers changed to ${number(count)}, in addition to administrators`,
  leads: (count: number, what: string) => `${number(count)} ${count === 1 ? 'lead' : 'leads'} ${what}`,
  secondStepOn: 'Two-step sign-in turned on',
  secondStepRequired: 'Two-step sign-in required for administrators',
  secondStepOptional: 'Two-step sign-in no longer required for administrators',
  secondStepOff: 'Two-step sign-in turned off',
  refused: (count: number) => `Failed sign-in: ${number(count)} wrong passwords in 15 minutes`,
  stepRefused: (count: number) => `Failed two-step sign-in: ${number(count)} wrong codes in 15 minutes`,
};

export const toasts = {
  loadFailed: { title: 'Error', description: 'Failed to load the audit trail' },
  mailsFailed: { title: 'Error', description: 'Failed to load the emails' },
  mailExportFailed: { title: 'Error', description: 'Failed to export the emails. Try again.' },
  exportFailed: { title: 'Error', description: 'Failed to export the audit trail. Try again.' },
};
