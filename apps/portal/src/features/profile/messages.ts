import type { Role } from '../../backend/Backend.ts';

/** Specified text verbatim; the rest are the page's own labels. */
export const profile = {
  title: 'Profile',
  description: 'Your names, your access, and the way to your mail and calendar.',
  saving: 'Saving...',
  discard: 'Discard changes',
  unsaved: 'Not saved yet. Your changes wait here until you save or discard them.',
  notKept: 'Not saved yet, and this browser keeps no drafts: save before you leave this page.',
  failed: {
    title: 'Your profile could not be loaded',
    words: 'Nothing changed. Check your connection and try again.',
    retry: 'Try again',
  },
  information: {
    card: {
      title: 'Profile Information',
      description: 'What the portal calls you. Colleagues see your name in the staff directory.',
    },
    firstName: 'First name',
    firstNameMissing: 'Enter your first name.',
    lastName: 'Last name',
    displayName: 'Display name',
    displayNameHint: 'The name you go by, if it differs from your full name.',
    email: 'Email',
    emailHint: 'You sign in with it. Only an administrator can change it.',
    save: 'Save Profile',
  },
  company: { phone: 'Phone', jobTitle: 'Job title', save: 'Save Company Info' },
  access: { card: { title: 'System Access', description: 'What you may do here.' } },
  mail: {
    card: { title: 'Email & Calendar', description: 'Your mailbox and your appointments.' },
    mail: 'Open Gmail',
    calendar: 'Open Google Calendar',
  },
  library: {
    card: { title: 'Your library', description: 'The pieces that you keep on the server.' },
  },
  account: {
    card: { title: 'Account Actions', description: 'Ends your session on this device.' },
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
  super_admin: 'Everything: the directory, roles, applications and staff accounts.',
  admin: 'The portal, job applications and lead seeding.',
  staff: 'The portal, your own profile and the directory of colleagues.',
};
