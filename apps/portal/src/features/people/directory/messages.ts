import type { Role } from '../../../backend/Backend.ts';
import { roleLabels } from '../../../shared/staff/roleLabels.ts';

/** Texts taken verbatim from the specification. The rest are the page's own. */
export const directory = {
  title: 'Staff Directory',
  description: 'Who does what, and how to reach them.',
  orgChart: 'Org chart',
  export: 'Export CSV',
  import: 'Import CSV',
  add: 'Add person',
  search: 'Search',
  searchHint: 'Name, job title, email or phone',
  clear: 'Clear search',
  sort: 'Sort by',
  sorts: { role: 'Role', firstName: 'First name', lastName: 'Last name', jobTitle: 'Job title' },
  role: 'Role',
  anyRole: 'All roles',
  status: 'Status',
  statuses: { active: 'Active', inactive: 'Deactivated' },
  count: (shown: number, all: number) => {
    const people = (number: number) =>
      `${number.toLocaleString('en-US')} ${number === 1 ? 'person' : 'people'}`;
    return shown === all ? people(all) : `${shown.toLocaleString('en-US')} of ${people(all)}`;
  },
  phoneNeeded: 'Phone number needed',
  you: 'You',
  loading: 'Loading the staff directory',
  failedTitle: 'The directory could not be loaded',
  failed: 'Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'Nobody is here yet',
  empty: 'People appear here as soon as an administrator adds them.',
  noneTitle: 'Nobody matches',
  none: 'Try fewer letters, or a part of the email address.',
  noneLeftTitle: 'Nobody is deactivated',
  noneLeft: 'Deactivated people are kept here and can be activated again.',
  card: {
    moreShort: 'More',
    more: (name: string) => `More about ${name}`,
    vCard: (name: string) => `Save ${name} as a contact`,
    edit: (name: string) => `Edit ${name}`,
    access: (name: string) => `Access of ${name}`,
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    save: 'Save',
    cancel: 'Cancel',
    saving: 'Saving...',
    firstNameMissing: 'Enter a first name.',
  },
};

export const toasts = {
  exportFailed: { title: 'Error', description: 'The directory could not be exported. Try again.' },
  loadFailed: { title: 'Error', description: 'Failed to load staff directory' },
  saved: { title: 'Success', description: 'Staff member updated successfully' },
  saveFailed: { title: 'Error', description: 'Failed to update staff member' },
};

export interface AccessWords {
  /** Shown in the menu. */
  label: string;
  title: string;
  description: string;
  confirm: string;
}

const roleMeaning: Record<Role, string> = {
  super_admin:
    'They can then edit the directory, give roles, and activate or deactivate people, you included.',
  admin: 'They can then review job applications and seed leads. They cannot edit the directory.',
  staff: 'They can then use the portal and edit their own profile, and nothing more.',
};

const article = (role: Role) => (role === 'staff' ? 'a' : role === 'admin' ? 'an' : 'a');

export const accessWords = {
  menuRole: 'Role',
  cancel: 'Cancel',
  busy: 'Saving...',
  setRole: (name: string, role: Role): AccessWords => ({
    label: `Make ${roleLabels[role]}`,
    title: `Make ${name} ${article(role)} ${roleLabels[role]}?`,
    description: roleMeaning[role],
    confirm: 'Change the role',
  }),
  deactivate: (name: string): AccessWords => ({
    label: 'Deactivate',
    title: `Deactivate ${name}?`,
    description: `${name} is signed out, cannot sign in, and is no longer shown to colleagues. Nothing is deleted: you can activate them again.`,
    confirm: 'Deactivate',
  }),
  handOver: (name: string): AccessWords => ({
    label: 'Hand over pieces',
    title: `Hand over the pieces of ${name}?`,
    description: `What ${name} keeps in the library waits until somebody else has it. What is in their bin stays there.`,
    confirm: 'Close',
  }),
  activate: (name: string): AccessWords => ({
    label: 'Activate',
    title: `Activate ${name}?`,
    description: `${name} can sign in again, with the role that they had, and is shown to colleagues.`,
    confirm: 'Activate',
  }),
};
