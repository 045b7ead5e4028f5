/** The buttons and the failure messages are verbatim from the specification. */
export const seedCrm = {
  title: 'Seed CRM',
  description:
    'Adds 25 sample leads: fictional companies that buy from us or sell to us. Leads that are already there stay as they are.',
  who: 'Administrators and super administrators may do this.',
  notAllowed: 'You may not seed leads',
  button: 'Seed CRM with Fake Data',
  busy: 'Seeding...',
  done: 'The sample leads are there.',
  success: 'Success',
  error: 'Error',
  refused: (sentence: string) => `Failed to seed data: ${sentence}`,
  failed: 'Failed to seed CRM data',
  failedHint: 'The server did not answer. Check your connection and try again: leads are never added twice.',
  signedOut: {
    title: 'You are signed out',
    words: 'Sign in as an administrator or a super administrator to seed leads.',
    action: 'Sign In',
  },
};

export const seedStaff = {
  title: 'Seed staff accounts',
  description:
    'Creates an account for every active person of the staff directory who has none. All accounts of one run get the same default password, which each person must change at the first sign-in.',
  who: 'Only a super administrator may do this.',
  notAllowed: 'You may not create staff accounts',
  button: 'Create Staff Accounts',
  busy: 'Creating...',
  done: 'The staff accounts are there.',
  success: 'Success',
  error: 'Error',
  refused: (sentence: string) => `Failed to seed accounts: ${sentence}`,
  failed: 'Failed to seed staff accounts',
  failedHint:
    'The server did not answer. Some accounts may have been created: run again, and whoever already has one can use “Forgot your password?” to get in.',
  signedOut: {
    title: 'You are signed out',
    words: 'Sign in as a super administrator to create staff accounts.',
    action: 'Sign In',
  },
  password: {
    title: 'Default password',
    words:
      'It is shown once. Give it to each new person in private; whoever does not get it can use “Forgot your password?”.',
    copy: 'default password',
  },
  results: 'Results',
  statuses: { created: 'Created', skipped: 'Skipped', error: 'Error' },
};
