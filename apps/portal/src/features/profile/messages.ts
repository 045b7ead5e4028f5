import type { Role } from '../../backend/interfaces/Staff.ts';

/** Verbatim texts from the specification, and the page's own labels. */
export const profile = {
  title: 'Profile',
  description: 'Your details, access and account settings.',
  saving: 'Saving...',
  discard: 'Discard changes',
  unsaved: 'You have unsaved changes. Save or discard them.',
  notKept: "You have unsaved changes that this browser can't store. Save them before you leave this page.",
  failedTitle: "Couldn't load your profile",
  information: {
    card: {
      title: 'Profile Information',
      description: 'How your name appears in the portal and the staff directory.',
    },
    firstName: 'First name',
    firstNameMissing: 'Enter your first name.',
    lastName: 'Last name',
    displayName: 'Display name',
    displayNameHint: "The name you go by, if it's different from your full name.",
    email: 'Email',
    emailHint: 'You sign in with this address. Only an administrator can change it.',
    save: 'Save Profile',
  },
  company: { phone: 'Phone', jobTitle: 'Job title', save: 'Save Company Info' },
  access: { card: { title: 'System Access', description: 'Your permissions' } },
  mail: {
    card: { title: 'Email & Calendar', description: 'Open your email and calendar.' },
    mail: 'Open Gmail',
    calendar: 'Open Google Calendar',
  },
  library: {
    card: { title: 'Your library', description: "Download or delete the pieces you've saved." },
  },
  account: {
    card: { title: 'Account Actions', description: 'Sign out on this device.' },
    signOut: 'Sign Out',
  },
};

export const profileToasts = {
  loadFailed: { title: 'Error', description: 'Failed to load profile data' },
  saved: { title: 'Success', description: 'Profile updated successfully' },
  saveFailed: { title: 'Error', description: 'Failed to save profile' },
  companySaved: { title: 'Success', description: 'Company information updated successfully' },
  companyFailed: { title: 'Error', description: 'Failed to save company information' },
};

export const roleMeaning: Record<Role, string> = {
  super_admin: 'Full access, including the directory, roles, applications and staff accounts.',
  admin: 'Access to the portal, job applications and sample leads.',
  staff: 'Access to the portal, your profile and the staff directory.',
};
