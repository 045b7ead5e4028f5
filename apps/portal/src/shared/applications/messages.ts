import { company } from '@daybreak/brand';
import { fileOfOtherType, fileTooLarge } from '../../backend/applicationApi/ApplicationApi.ts';
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
  emailHint: "We'll reply to this address.",
  phone: 'Phone',
  experience: 'Experience level',
  experienceNone: 'Choose a level',
  startDate: 'Available start date',
  startDateHint: 'Leave blank if you can start right away.',
  salary: 'Salary expectations',
  salaryHint: 'An amount or a range.',
  authorization: 'Are you authorized to work in the country where the job is based?',
  yes: 'Yes',
  no: 'No',
  clear: 'Clear answer',
  trap: 'Leave this field blank',
  submit: 'Submit application',
  incomplete: 'Enter your first name, last name and email to submit.',
  uploading: 'Uploading your resume...',
  sending: 'Submitting...',
  privacy: `We use your application only to fill positions at ${company.legalName}. Only our administrators can read it, and we delete it after ${retentionMonths} months. To have your application changed or deleted, email`,
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
  removed: 'Resume removed.',
  without: 'Continue without a resume',
  keep: (name: string) => `Keep ${name}`,
  checking: 'Checking the file...',
  empty: 'This file is empty. Choose another one.',
  unreadable: "Couldn't read this file. Choose it again, or save a copy with a different name.",
  protected: 'This file is password-protected. Save a copy without the password, then choose that file.',
  one: 'Drop one file at a time.',
  again: (name: string) => `Choose ${name} again. Files aren't kept when the page reloads.`,
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
  hidden: (field: string) => `${field}: retype your answer without hidden characters.`,
  tooLong: (field: string, limit: number) => `${field}: use ${limit} characters or fewer.`,
  dateUnfinished: 'Enter a full date, or clear it.',
  dateRange: 'Enter a date between 2000 and 2100.',
};

/** Advice on each failure. The specified message appears above it. */
export const remedies = {
  offline: "You're offline. Your answers are saved in this browser. Submit again when you're back online.",
  unreachable: 'The connection was lost. Your answers are saved in this browser. Submit again in a moment.',
  refused:
    'Too many applications were submitted from your network or email address. Your answers are saved in this browser. Try again in an hour.',
  captcha: "We're getting a lot of applications right now. Confirm that you're human, then submit again.",
  server:
    'Something went wrong on our end. Your answers are saved in this browser. Try again in a few minutes.',
  cancelled: 'Upload canceled. Nothing was submitted.',
};

export const network = {
  offlineTitle: "You're offline",
  offline: "You can keep filling out the form. Submit it when you're back online.",
};

export const receipt = {
  heading: 'Your receipt',
  mail: (address: string) => `We'll email ${address} a link so you can edit or withdraw your application.`,
  position: 'Position',
  intro: 'Keep this reference number in case you need to contact us.',
  reference: 'Reference',
  received: 'Submitted',
  name: 'Name',
  none: 'Not provided',
  noFile: 'No file',
  print: 'Print or save',
  another: 'Submit another application',
};
