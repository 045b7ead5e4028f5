import { answerLabels, correctionMessages } from '../../shared/applications/labels.ts';

/** Short labels for a column; the full ones are in the form. */
export const experienceShort = { '0': 'Not stated', entry: 'Entry', mid: 'Mid', senior: 'Senior' };

export const page = {
  title: 'Job Applications',
  description: 'Applications from the public form. Only administrators see this page.',
  form: 'Open the form',
  export: 'Export CSV',
  nothingToExport: 'Nothing to export yet.',
  search: 'Search',
  searchHint: 'Name, email, phone, reference or notes',
  status: 'Status',
  anyStatus: 'All',
  position: 'Position',
  anyPosition: 'All',
  noPosition: 'No specific position',
  count: (shown: number, all: number) => {
    const applications = (number: number) =>
      `${number.toLocaleString('en-US')} ${number === 1 ? 'application' : 'applications'}`;
    return shown === all ? applications(all) : `${shown.toLocaleString('en-US')} of ${applications(all)}`;
  },
  loading: 'Loading the applications',
  failedTitle: "Couldn't load the applications",
  emptyTitle: 'No applications yet',
  empty: 'Applications appear here when someone submits the public form.',
  noneTitle: 'No applications found',
  none: 'Try a shorter search or another status.',
  showAll: 'Show all applications',
  notAllowed:
    'Only administrators can see job applications. If you need something from this page, ask an administrator.',
};

export const emailDialog = {
  undelivered: (email: string) => `The last email to ${email} bounced`,
  undeliveredReason: (reason: string) =>
    `${reason ? `The email service says: ${reason}. ` : ''}Correct the address or contact them another way.`,
  open: 'Email the applicant',
  title: (name: string) => `Email ${name}`,
  description: (email: string) => `We'll email ${email} and keep a copy as a note.`,
  subject: 'Subject',
  text: 'Message',
  subjectMissing: 'Enter a subject.',
  textMissing: 'Enter a message.',
  tooLong: (limit: number) => `Use ${limit.toLocaleString('en-US')} characters or fewer.`,
  startOver: 'Start over',
  send: 'Send email',
  sending: 'Sending...',
  kept: 'Not sent yet. Your draft is saved in this browser only.',
  sent: { title: 'Success', description: 'Email sent' },
};

export const bulk = {
  label: 'Selected applications',
  all: 'Select all shown',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count.toLocaleString('en-US')} selected`,
  set: 'Set status',
  setting: 'Saving...',
  print: 'Print view',
  none: 'Clear selection',
};

export const sheets = {
  title: 'Printable applications',
  description: (count: number) =>
    count === 1 ? 'One application' : `${count.toLocaleString('en-US')} applications, one per page.`,
  reference: 'Reference',
  status: 'Status',
  back: 'Back to the applications',
  print: 'Print',
  goneTitle: 'Nothing to print',
  gone: 'These applications were deleted.',
};

export const columns = {
  select: 'Select',
  applicant: 'Applicant',
  experience: 'Experience',
  submitted: 'Submitted',
  resume: 'Resume',
  status: 'Status',
  attached: 'Attached',
  none: 'None',
};

export const detail = {
  ...answerLabels,
  ...correctionMessages,
  reference: (reference: string) => `Reference ${reference}`,
  position: 'Position',
  noPosition: 'No specific position',
  language: 'Form language',
  languages: { en: 'English', es: 'Spanish' },
  correct: 'Edit details',
  correction: "Edit the applicant's details",
  saveCorrection: 'Save details',
  submitted: 'Submitted',
  corrected: 'Corrected',
  correctedBy: (moment: string, name: string | null, bySender: boolean) =>
    `${moment} by ${bySender ? 'the applicant' : (name ?? 'a reviewer')}`,
  resume: 'Resume',
  download: 'Download resume',
  downloading: 'Downloading...',
  notes: 'Notes',
  newNote: 'New note',
  notesHint: 'Only administrators can see notes.',
  addNote: 'Add note',
  noteOfNobody: 'A reviewer',
  removeNote: 'Delete note',
  removeNoteSure: 'Delete for good',
  noteNamed: (start: string) => `"${start}"`,
  print: 'Print view',
  saving: 'Saving...',
  remove: 'Delete application',
  removeTitle: (name: string) => `Delete ${name}'s application?`,
  removeText: "This deletes the answers, your notes and the resume for everyone. You can't undo it.",
  removeConfirm: 'Delete for good',
  removing: 'Deleting...',
  cancel: 'Cancel',
};

export const toasts = {
  loadFailed: { title: 'Error', description: 'Failed to load job applications' },
  statusSaved: { title: 'Success', description: 'Status changed' },
  statusFailed: { title: 'Error', description: 'Failed to change the status' },
  noteAdded: { title: 'Success', description: 'Note added' },
  noteFailed: { title: 'Error', description: 'Failed to add the note. Your text is still here. Try again.' },
  noteRemoveFailed: { title: 'Error', description: 'Failed to delete the note. Try again.' },
  corrected: { title: 'Success', description: 'Details saved' },
  correctFailed: {
    title: 'Error',
    description: 'Failed to save the details. Your changes are still here. Try again.',
  },
  resumeFailed: { title: 'Error', description: 'Failed to download the resume. Try again in a moment.' },
  removed: { title: 'Success', description: 'Application and resume deleted' },
  removeFailed: {
    title: 'Error',
    description: 'Failed to delete the application. Nothing was deleted. Try again.',
  },
};
