import type { PersonDetails } from '../../backend/People.ts';

export const colleague = {
  back: 'Staff Directory',
  loading: 'Loading the profile',
  missingTitle: 'This person is not in the directory',
  missing: 'The address may be incomplete, or they have left.',
  toDirectory: 'Go to the Staff Directory',
  failedTitle: 'The profile could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  you: 'You',
  left: 'Deactivated',
  noAccount: 'No account yet',
  edit: 'Edit details',
  details: 'Details',
  team: 'Team',
  manager: 'Manager',
  noManager: 'Reports to nobody.',
  reports: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'person reports' : 'people report'} to them`,
  noReports: 'Nobody reports to them.',
  contact: 'Contact',
  code: (name: string) => `QR code with the contact of ${name}`,
  scan: 'Scan it with a phone to save the contact.',
  save: 'Save as a contact',
  notStated: 'Not stated',
};

export const fieldLabels: Record<keyof PersonDetails | 'email', string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  jobTitle: 'Job title',
  department: 'Department',
  location: 'Location',
  pronouns: 'Pronouns',
  startDate: 'Start date',
  managerId: 'Manager',
};

export const form = {
  managerHint: 'Type a name or an email address and choose from the list. Leave empty for nobody.',
  firstNameMissing: 'Enter a first name.',
  emailMissing: 'Enter an email address, such as name@company.com.',
  dayUnknown: 'Choose a day between 1950 and 2100, or leave it empty.',
  managerUnknown: 'Nobody in the directory matches. Choose from the list, or leave it empty.',
  managerTwice: 'Several people have this name. Choose by email address.',
  managerSelf: 'Nobody is their own manager. Choose someone else.',
  peopleFailed: 'The list of colleagues could not be loaded, so the manager cannot be changed now.',
  save: 'Save details',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: { title: 'Success', description: 'Details saved' },
  failed: {
    title: 'Error',
    description: 'The details could not be saved. Check your connection and try again.',
  },
};

export const addition = {
  title: 'Add a person',
  description: 'They appear in the directory at once. They cannot sign in until they have an account.',
  add: 'Add to the directory',
  added: (name: string) => ({ title: 'Success', description: `${name} was added to the directory` }),
};
