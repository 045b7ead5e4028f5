/** The button and the messages of failures are verbatim from the specification. */
export const seedCrm = {
  title: 'Seed CRM',
  description:
    'Adds 25 leads of fictional companies that buy from us or sell to us, to try the CRM with. Leads that are there already stay as they are.',
  who: 'Administrators and super administrators may do this.',
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
