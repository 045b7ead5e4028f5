/** The buttons and the failure messages are verbatim from the specification. */
export const seedCrm = {
  title: 'Seed CRM',
  description:
    "Add 25 sample leads from fictional companies that buy from us or sell to us. Existing leads won't change.",
  who: 'Only administrators and super administrators can do this.',
  notAllowed: "You can't create sample leads",
  button: 'Seed CRM with Fake Data',
  busy: 'Seeding...',
  done: 'Sample leads added.',
  success: 'Success',
  error: 'Error',
  refused: (sentence: string) => `Failed to seed data: ${sentence}`,
  failed: 'Failed to seed CRM data',
  failedHint: "The server didn't respond. Check your connection and try again. No lead is added twice.",
  signedOut: {
    title: "You're signed out",
    words: 'Sign in as an administrator or super administrator to create sample leads.',
    action: 'Sign In',
  },
};

export const seedStaff = {
  title: 'Seed staff accounts',
  description:
    "Create an account for every active person in the staff directory who doesn't have one. Everyone gets the same default password, which they change when they first sign in.",
  who: 'Only a super administrator can do this.',
  notAllowed: "You can't create staff accounts",
  button: 'Create Staff Accounts',
  busy: 'Creating...',
  done: 'Staff accounts created.',
  success: 'Success',
  error: 'Error',
  refused: (sentence: string) => `Failed to seed accounts: ${sentence}`,
  failed: 'Failed to seed staff accounts',
  failedHint:
    "The server didn't respond. Some accounts may have been created. Run this again. People who already have an account can use “Forgot your password?” to sign in.",
  signedOut: {
    title: "You're signed out",
    words: 'Sign in as a super administrator to create staff accounts.',
    action: 'Sign In',
  },
  password: {
    title: 'Default password',
    words:
      "Copy it now. You won't see it again. Share it privately with each new person. Anyone who doesn't get the password can choose “Forgot your password?” to set one.",
    copy: 'default password',
  },
  results: 'Results',
  statuses: { created: 'Created', skipped: 'Skipped', error: 'Error' },
};
