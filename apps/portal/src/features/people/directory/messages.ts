import type { Role } from '../../../backend/interfaces/Staff.ts';
import { roleLabels } from '../../../shared/staff/roleLabels.ts';

/** Texts taken verbatim from the specification. The rest are the page's own. */
export const directory = {
  title: 'Staff Directory',
  description: 'Find colleagues and their contact details.',
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
  failedTitle: "Couldn't load the directory",
  retry: 'Try again',
  emptyTitle: 'No people yet',
  empty: 'People appear here once an administrator adds them.',
  noneTitle: 'No one found',
  none: 'Try a shorter search or part of an email address.',
  noneLeftTitle: 'No deactivated people',
  noneLeft: 'People you deactivate appear here. You can reactivate them anytime.',
  card: {
    moreShort: 'More',
    more: (name: string) => `More about ${name}`,
    vCard: (name: string) => `Save ${name} as a contact`,
    edit: (name: string) => `Edit ${name}`,
    access: (name: string) => `Access for ${name}`,
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
  exportFailed: { title: 'Error', description: "Couldn't export the directory. Try again." },
  loadFailed: { title: 'Error', description: 'Failed to load staff directory' },
  saved: { title: 'Success', description: 'Staff member updated successfully' },
  saveFailed: { title: 'Error', description: 'Failed to update staff member' },
};

export interface AccessTexts {
  /** Shown in the menu. */
  label: string;
  title: string;
  description: string;
  confirm: string;
}

const roleMeaning: Record<Role, string> = {
  super_admin:
    "They'll be able to edit the directory, assign roles, and activate or deactivate people, including you.",
  admin: "They'll be able to review job applications and create sample leads, but not edit the directory.",
  staff: "They'll be able to use the portal and edit their own profile.",
};

const article = (role: Role) => (role === 'staff' ? 'a' : role === 'admin' ? 'an' : 'a');

export const accessTexts = {
  menuRole: 'Role',
  cancel: 'Cancel',
  busy: 'Saving...',
  setRole: (name: string, role: Role): AccessTexts => ({
    label: `Make ${roleLabels[role]}`,
    title: `Make ${name} ${article(role)} ${roleLabels[role]}?`,
    description: roleMeaning[role],
    confirm: 'Change role',
  }),
  deactivate: (name: string): AccessTexts => ({
    label: 'Deactivate',
    title: `Deactivate ${name}?`,
    description: `${name} will be signed out, won't be able to sign in, and won't be visible to colleagues. Nothing is deleted, and you can reactivate them anytime.`,
    confirm: 'Deactivate',
  }),
  handOver: (name: string): AccessTexts => ({
    label: 'Hand over pieces',
    title: `Hand over ${name}'s pieces?`,
    description: `${name}'s pieces stay in the library until you hand them over. Pieces in the trash aren't included.`,
    confirm: 'Close',
  }),
  activate: (name: string): AccessTexts => ({
    label: 'Activate',
    title: `Activate ${name}?`,
    description: `${name} can sign in again with the same role and will be visible to colleagues.`,
    confirm: 'Activate',
  }),
};
