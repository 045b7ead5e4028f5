/** The button and the messages of failures are verbatim from the specification. */
export const seedStaff = {
  title: 'Seed staff accounts',
  description:
    'Creates an account for every active person of the staff directory who has none. All accounts of one run get the same default password, which each person must change at the first sign-in.',
  who: 'Only a super administrator may do this.',
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
