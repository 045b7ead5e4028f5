import type { ApplicationStatus } from '../../backend/interfaces/Applications.ts';

export const statusLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  reviewing: 'Reviewing',
  contacted: 'Contacted',
  closed: 'Closed',
};

export const answerLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  experience: 'Experience level',
  start: 'Available start date',
  salary: 'Salary expectations',
  authorization: 'Work authorization',
  notGiven: 'Not provided',
  yes: 'Yes',
  no: 'No',
};

export const correctionMessages = {
  firstNameMissing: 'Enter the first name.',
  lastNameMissing: 'Enter the last name.',
  emailMissing: 'Enter the email address.',
  dateMissing: 'Enter a full date.',
  unsaved: 'Not saved yet. Your draft is in this browser only.',
};
