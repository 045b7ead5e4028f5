import { company } from '@daybreak/brand';
import { fileOfOtherType, fileTooLarge } from '../../backend/applicationDesk/Desk.ts';
import { retentionMonths } from './retention.ts';

/** Texts from the specification, verbatim. */
export const stated = {
  error: 'Error',
  success: 'Success',
  title: 'Join Our Team',
  card: 'Job Application',
  fileTooLarge,
  fileOfOtherType,
  uploadFailed: 'Failed to upload resume',
  sendFailed: 'Failed to submit application. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  sent: 'Application submitted successfully!',
  doneTitle: 'Application Submitted!',
  done: "Thank you for your interest. We'll review your application and get back to you soon.",
};

export const form = {
  intro: 'It takes about three minutes. Only your name and email address are required.',
  requiredNote: 'Fields marked * are required.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'We answer to this address.',
  phone: 'Phone',
  experience: 'Experience level',
  experienceNone: 'Choose a level',
  startDate: 'Available start date',
  startDateHint: 'Leave empty to start today.',
  salary: 'Salary expectations',
  salaryHint: 'An amount or a range.',
  authorization: 'Are you authorized to work in the country of the job?',
  yes: 'Yes',
  no: 'No',
  clear: 'Clear answer',
  trap: 'Leave this field empty',
  submit: 'Submit application',
  incomplete: 'Fill in first name, last name and email to submit.',
  uploading: 'Uploading your resume...',
  sending: 'Submitting...',
  privacy: `We use your application only to fill positions at ${company.legalName}, only our administrators can read it, and it is deleted after ${retentionMonths} months. To have it corrected or deleted, write to`,
};

export const experienceLabels = {
  '0': 'Not stated',
  entry: 'Entry level (1–2 years)',
  mid: 'Mid level (3–7 years)',
  senior: 'Senior level (8 years or more)',
} as const;

export const resume = {
  label: 'Resume',
  hint: 'PDF, DOC or DOCX, up to 10 MB.',
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  dropNow: 'Drop the file here',
  replace: 'Replace',
  remove: 'Remove',
  removed: 'The resume was removed.',
  without: 'Continue without a resume',
  keep: (name: string) => `Keep ${name}`,
  checking: 'Checking the file...',
  empty: 'This file is empty. Choose another one.',
  unreadable: 'This file could not be read. Choose it again, or save a copy under another name.',
  protected:
    'This file is protected with a password. Save a copy without the password, then choose that file.',
  one: 'Drop one file only.',
  again: (name: string) => `Choose ${name} again: a file is not kept when the page reloads.`,
  uploading: (name: string) => `Uploading ${name}`,
  cancel: 'Cancel upload',
  uploaded: 'Uploaded',
};

export const problems = {
  summary: (count: number) => (count === 1 ? 'Check one answer' : `Check ${count} answers`),
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  emailForm: 'Enter an email address like name@example.com.',
  hidden: (field: string) => `${field}: type it again, without hidden characters.`,
  tooLong: (field: string, limit: number) => `${field}: use ${limit} characters or fewer.`,
  dateUnfinished: 'Enter the whole date, or clear it.',
  dateRange: 'Enter a date between 2000 and 2100.',
};

/** What to do about a failure. The stated message appears above it. */
export const remedies = {
  offline: 'You are offline. Your answers are kept: submit again when you are connected.',
  unreachable: 'The connection was lost. Your answers are kept: submit again in a moment.',
  refused:
    'Too many applications came in from your network or email address. Your answers are kept: try again in an hour.',
  captcha: 'Many applications are coming in. Confirm that you are a person, then submit again.',
  server: 'Something went wrong on our side. Your answers are kept: try again in a few minutes.',
  cancelled: 'You cancelled the upload. Nothing was submitted.',
};

export const network = {
  offlineTitle: 'You are offline',
  offline: 'You can keep filling in the form. Submit it when you are connected again.',
};

export const receipt = {
  heading: 'Your receipt',
  mail: (address: string) =>
    `An email with a link to correct or withdraw your application is on its way to ${address}.`,
  position: 'Position',
  intro: 'Keep this reference for when you write to us.',
  reference: 'Reference',
  received: 'Submitted',
  name: 'Name',
  none: 'Not given',
  noFile: 'No file',
  print: 'Print or save',
  another: 'Submit another application',
};
